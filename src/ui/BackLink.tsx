import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { LinkButton } from './Button.tsx';
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
