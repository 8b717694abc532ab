import { useNavigate } from 'react-router-dom';
import type { EmailTopics } from '#src/features/emails/email-choices.tsx';
import { StoredEmailChoices } from '#src/features/emails/stored-email-choices.tsx';
import { useWords } from '#src/lib/locale.ts';
import { emailChoiceTexts as texts } from '#src/texts/email-choices.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { showToast } from '#src/ui/toast/store.ts';
import { profilePaths } from '../profile-paths.ts';

/** `/member/profile/emails`: the language, the time zone and the topics of the e-mails that a member gets. */
export function EmailsPage() {
  const t = useWords();
  const navigate = useNavigate();
  return (
    <Stack gap="lg" width="measure">
      <div>
        <BackLink to={profilePaths.start}>{t(texts.back)}</BackLink>
      </div>
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <StoredEmailChoices
        topics={topics}
        zoneOfNone={texts.zoneOfState}
        onSaved={() => {
          showToast(t(texts.saved));
          void navigate(profilePaths.start);
        }}
      />
    </Stack>
  );
}

const topics: EmailTopics = { kit: { label: texts.kit }, news: { label: texts.news, hint: texts.newsHint } };
