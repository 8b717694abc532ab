import { fullName } from '../../../../domain/names.ts';
import { useSignedInPerson } from '../../../app/session/AuthProvider.tsx';
import { useWords } from '../../../texts/locale.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField, useFieldValue } from '../../../ui/fields/index.ts';
import { Stack } from '../../../ui/Stack.tsx';

/** Who may get the information. Nobody has to name somebody else, so one press names the member. */
export function RecipientField() {
  const t = useWords();
  const person = useSignedInPerson();
  const [recipient, setRecipient] = useFieldValue('recipient');
  const ownName = fullName(person.firstName, person.middleName, person.lastName);
  return (
    <Stack gap="2xs">
      <TextField name="recipient" label={t(texts.recipient)} hint={t(texts.recipientHint)} autoComplete="off" />
      {ownName && recipient !== ownName && (
        <div>
          <Button look="quiet" size="sm" onClick={() => setRecipient(ownName)}>
            {t(texts.onlyMe)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
