import * as z from 'zod/mini';
import { sanitizeText } from '#domain/validation.ts';
import { zName, zOptionalName } from '#openapi/generated/zod/zod.gen.ts';
import { fieldError, useWords } from '#src/lib/locale.ts';
import { profileTexts as texts } from '#src/texts/profile.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { TextField } from '#src/ui/fields/index.ts';
import { Form, mutationForm, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import type { Names, useUserRecord } from './use-user-record.ts';

type NamesFormProps = { names: Names; change: ReturnType<typeof useUserRecord>['changeNames'] };

/** The member's names, to look at and to change. */
export function NamesForm({ names, change }: NamesFormProps) {
  const t = useWords();
  const { first_name, middle_name, last_name } = names;
  return (
    <Form
      schema={schema}
      defaultValues={{ first_name, middle_name, last_name }}
      failureTitle={t(texts.failedTitle)}
      // What is typed now is not what was saved.
      onValues={() => change.isSuccess && change.reset()}
      {...mutationForm(change, (typed: Names) => typed)}
    >
      <TextField name="first_name" label={t(texts.firstName)} autoComplete="given-name" />
      <TextField name="middle_name" label={t(texts.middleName)} autoComplete="additional-name" optional />
      <TextField name="last_name" label={t(texts.lastName)} autoComplete="family-name" />
      {change.isSuccess && <AlertBanner tone="success" live title={t(texts.saved)} />}
      <Actions>
        <SubmitButton>{t(texts.save)}</SubmitButton>
      </Actions>
    </Form>
  );
}

const text = z.string().check(z.overwrite(sanitizeText));

const schema = z.object({
  first_name: z.pipe(text.check(z.minLength(1, { ...fieldError(texts.firstNameNeeded), abort: true })), zName),
  middle_name: z.pipe(text, zOptionalName),
  last_name: z.pipe(text.check(z.minLength(1, { ...fieldError(texts.lastNameNeeded), abort: true })), zName),
});
