import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { EmailTopics } from '#src/features/emails/email-choices.tsx';
import { StoredEmailChoices } from '#src/features/emails/stored-email-choices.tsx';
import { useWords } from '#src/lib/locale.ts';
import { emailChoiceTexts as texts } from '#src/texts/email-choices.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { showToast } from '#src/ui/toast/store.ts';

/** `?area=emails` at a specialist’s address: the language and the time zone of the e-mails that a specialist gets, and whether their day is told. */
export default function EmailsPage() {
  const t = useWords();
  const navigate = useNavigate();
  return (
    <Stack gap="md" width="measure">
      <PageHeading lead={t(texts.leadOfSpecialist)}>{t(texts.title)}</PageHeading>
      <StoredEmailChoices
        topics={topics}
        zoneOfNone={texts.zoneOfHours}
        onSaved={() => {
          showToast(t(texts.saved));
          void navigate(paths.specialistStart);
        }}
      />
    </Stack>
  );
}

const topics: EmailTopics = { day: { label: texts.day, hint: texts.dayHint } };
