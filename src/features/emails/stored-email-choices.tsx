import { Loaded } from '#src/features/loading/loaded.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { readOnce, withoutCachedData } from '#src/lib/api/form-queries.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { emailChoiceTexts as texts } from '#src/texts/email-choices.ts';
import { EmailChoices, type EmailTopics } from './email-choices.tsx';
import type { Words } from '#domain/words.ts';

type StoredEmailChoicesProps = { topics: EmailTopics; zoneOfNone: Words; onSaved: () => void };

/** The choices of who is signed in, as they are stored, to look at and to change. */
export function StoredEmailChoices(props: StoredEmailChoicesProps) {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const path = { params: { path: { userId: noviId } } };
  const preferences = queries.useQuery('get', '/users/{userId}/message-preferences', path, readOnce);
  return (
    <Loaded of={[withoutCachedData(preferences)]} waiting={t(texts.looking)}>
      {({ data }) => <EmailChoices {...props} preferences={data} onStale={() => void preferences.refetch()} />}
    </Loaded>
  );
}
