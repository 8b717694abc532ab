import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { LinkButton } from './button.tsx';
import { ArrowLeftIcon } from './icons.tsx';

/** The way to the page before. It always works: nothing is checked and nothing is lost on the way back. */
export function BackLink({ to, children }: { to: string; children?: string }) {
  const t = useWords();
  return (
    <LinkButton to={to} look="quiet" icon={<ArrowLeftIcon size="sm" />}>
      {children ?? t(commonTexts.back)}
    </LinkButton>
  );
}
