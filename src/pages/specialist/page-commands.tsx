import { useNavigate } from 'react-router-dom';
import { useCommands } from '../../features/commands/use-commands.ts';
import { useWords } from '../../lib/locale.ts';
import { commandTexts as texts } from '../../texts/commands.ts';

/** The ways to the pages of an area, each by its number. */
export function PageCommands({ pages }: { pages: readonly { to: string; label: string }[] }) {
  const t = useWords();
  const navigate = useNavigate();
  useCommands(
    pages.map(({ to, label }, index) => ({
      ...{ id: to, title: t(texts.goTo, { page: label }), key: String(index + 1) },
      run: () => void navigate(to),
    })),
  );
  return null;
}
