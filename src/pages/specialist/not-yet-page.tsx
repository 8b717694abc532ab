import type { Words } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Says honestly that what a page is for can't be seen on it yet. */
export function NotYetPage({ title, notYet }: { title: Words; notYet: Words }) {
  const t = useWords();
  return <PageHeading lead={t(notYet)}>{t(title)}</PageHeading>;
}
