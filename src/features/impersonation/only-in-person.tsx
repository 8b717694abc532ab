import type { Words } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { impersonationTexts } from '../../texts/impersonation.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';

/** In place of what only the member can do, for an admin who impersonates them. The server refuses it all the same. */
export function OnlyInPerson({ why }: { why: Words }) {
  const t = useWords();
  return <AlertBanner title={t(impersonationTexts.onlyInPersonTitle)}>{t(why)}</AlertBanner>;
}
