import * as z from 'zod/mini';
import { sanitizeText } from '#domain/validation.ts';
import { zUpdatePronouns } from '#openapi/generated/zod/zod.gen.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { fieldError, useWords } from '#src/lib/locale.ts';
import { profileTexts as texts } from '#src/texts/profile.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { TextField } from '#src/ui/fields/index.ts';
import { Form, mutationForm, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import type { usePronouns } from './use-pronouns.ts';

/** The pronouns of a member, in their own words. Whoever cares for them reads them with their name. */
export function PronounsForm({ record, change }: ReturnType<typeof usePronouns>) {
  const t = useWords();
  return (
    <Loaded of={[record]} waiting={t(texts.looking)}>
      {({ pronouns }) => (
        <Form
          schema={schema}
          defaultValues={{ pronouns }}
          failureTitle={t(texts.pronounsFailed)}
          // What is typed now is not what was saved.
          onValues={() => change.isSuccess && change.reset()}
          {...mutationForm(change, (typed: { pronouns: string }) => typed)}
        >
          <TextField
            name="pronouns"
            label={t(texts.pronounsLabel)}
            hint={t(texts.pronounsHint)}
            autoComplete="off"
            maxLength={longest}
            optional
          />
          {change.isSuccess && <AlertBanner tone="success" live title={t(texts.pronounsSaved)} />}
          <Actions>
            <SubmitButton look="secondary">{t(texts.savePronouns)}</SubmitButton>
          </Actions>
        </Form>
      )}
    </Loaded>
  );
}

const longest = 40;
const schema = z.object({
  pronouns: z.string().check(
    z.overwrite(sanitizeText),
    z.refine((typed) => zUpdatePronouns.safeParse({ pronouns: typed }).success, fieldError(texts.pronounsLong)),
  ),
});
