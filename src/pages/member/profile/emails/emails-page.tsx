import { useNavigate } from 'react-router-dom';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { readOnce, withoutCachedData } from '#src/lib/api/form-queries.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { emailChoiceTexts as texts } from '#src/texts/email-choices.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { showToast } from '#src/ui/toast/store.ts';
import { profilePaths } from '../profile-paths.ts';
import { EmailChoices } from './email-choices.tsx';

/** `/member/profile/emails`: the language, the time zone and the topics of the e-mails that a member gets. */
export function EmailsPage() {
  const t = useWords();
  const navigate = useNavigate();
  const { noviId } = useSignedInPerson();
  const path = { params: { path: { userId: noviId } } };
  const preferences = queries.useQuery('get', '/users/{userId}/message-preferences', path, readOnce);
  return (
    <Stack gap="lg" width="measure">
      <div>
        <BackLink to={profilePaths.start}>{t(texts.back)}</BackLink>
      </div>
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <Loaded of={[withoutCachedData(preferences)]} waiting={t(texts.looking)}>
        {({ data }) => (
          <EmailChoices
            preferences={data}
            onStale={() => void preferences.refetch()}
            onSaved={() => {
              showToast(t(texts.saved));
              void navigate(profilePaths.start);
            }}
          />
        )}
      </Loaded>
    </Stack>
  );
}
