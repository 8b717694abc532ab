import type { LinkFacts } from '#machines/account/action-link.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { linkTexts } from '../../texts/action-links.ts';
import { authErrorWords } from '../../texts/auth-errors.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { LinkWords } from './link-texts.ts';

type ConfirmLinkPageProps = {
  words: LinkWords;
  facts: LinkFacts | undefined;
  onUse: () => void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
};

/** Says what a link will do, and does it by a press: programs that look through mail open links, but press nothing. */
export function ConfirmLinkPage({ words, facts, onUse, busy = false, error }: ConfirmLinkPageProps) {
  const t = useWords();
  const { email = '', previousEmail = '' } = facts ?? {};
  const failure = error !== undefined && !busy && (
    <AlertBanner tone="destructive" live title={t(linkTexts.failed)}>
      {t(authErrorWords(error))}
    </AlertBanner>
  );
  return (
    <MessagePage title={t(words.title)} lead={t(words.lead, { email, previousEmail })} more={failure}>
      <Button wide="phone" onClick={onUse} loading={busy} loadingText={t(linkTexts.using)}>
        {t(words.use)}
      </Button>
    </MessagePage>
  );
}
