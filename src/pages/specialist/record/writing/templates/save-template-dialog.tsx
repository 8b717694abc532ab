import { useState, type SyntheticEvent } from 'react';
import { checkTemplate, patientNamesIn, templateKey, type OwnTemplate } from '#domain/own-templates.ts';
import { isReadable, needsLetter } from '#domain/readable.ts';
import type { components } from '#openapi/generated/types.ts';
import { ApiError, hasCode } from '#src/lib/api/api-error.ts';
import { useWords, type Translate } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { describeFailure, isUnanswered } from '#src/ui/form/failure.ts';
import { SmallForm } from '#src/ui/form/small-form.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { KeptTexts } from './kept-texts.tsx';
import { NamesFound } from './names-found.tsx';
import { useSaveTemplate, type Template } from './use-templates.ts';

type Schemas = components['schemas'];

type SaveDialogProps = {
  of: Pick<Template, 'kind' | 'locale'> & { visit_id: string };
  values: OwnTemplate['values'];
  patient: Pick<Schemas['Patient'], 'first_name' | 'middle_name' | 'last_name'>;
  own: readonly Template[];
  /** The name to begin with. */
  name: string;
  /** Only the name of this one is changed. */
  renamed: Template | undefined;
  onSaved: (template: Template) => void;
  onClose: () => void;
};

/** Keeps what is written under a name of the specialist's own, or gives a template another name. It must not name the patient. */
export default function SaveDialog({ of, values, patient, own, renamed, onSaved, onClose, ...begin }: SaveDialogProps) {
  const t = useWords();
  const [name, setName] = useState(begin.name);
  const [otherWords, setOtherWords] = useState<readonly string[]>([]);
  const { mutate, isPending, error } = useSaveTemplate(onSaved);
  const same = own.find((each) => templateKey(each.name) === templateKey(name));
  const isTaken = renamed !== undefined && same !== undefined && same.id !== renamed.id;
  // The texts of a template that is renamed are of an earlier patient.
  const found = patientNamesIn({ name, values: renamed ? {} : values }, patient);
  const unsettled = patientNamesIn({ name, values: renamed ? {} : values }, patient, otherWords);
  const problem = renamed ? undefined : checkTemplate({ name: 'x', values })[0];
  const title = renamed ? t(texts.renameTitle, { name: renamed.name }) : t(texts.saveTitle);
  if (problem)
    return (
      <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{t(texts.goBack)}</Button>}>
        <Text>{t(problem.message)}</Text>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={title}>
      {/* The dialog is drawn elsewhere, and its events still come to the form of the page. */}
      <div role="presentation" onSubmit={stop} onInput={stop} onChange={stop} onBlur={stop}>
        <SmallForm
          checks={{
            name: () => (isTaken ? texts.taken : isReadable(name) ? undefined : needsLetter),
            words: () => (unsettled.length > 0 ? texts.namedStill : undefined),
          }}
          busy={isPending}
          failure={error ? sentenceOf(error, t) : undefined}
          failureTitle={t(isUnanswered(error) ? texts.savedUnsure : texts.notSaved)}
          retry={!hasCode(error, 'templates_full') && !hasCode(error, 'names_patient')}
          onSubmit={() => {
            // Where one had not been found when it was sent, the list has been read again.
            const before = renamed ? (own.find(({ id }) => id === renamed.id) ?? renamed) : same;
            mutate({ before, body: { ...of, name, values, other_words: [...otherWords] } });
          }}
        >
          <Stack gap="sm">
            {!renamed && <Text>{t(texts.saveBody)}</Text>}
            <TextField
              name="name"
              label={t(texts.name)}
              hint={t(texts.nameHint)}
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <div role="status">{!renamed && same && <AlertBanner tone="warning" title={t(texts.replaces)} />}</div>
            {found.length > 0 && <NamesFound found={found} otherWords={otherWords} onOtherWords={setOtherWords} />}
            {!renamed && <KeptTexts values={values} locale={of.locale} />}
            <Row gap="xs">
              <Button type="submit" loading={isPending} loadingText={t(commonTexts.saving)}>
                {t(!renamed && same ? texts.replaceYes : texts.saveYes)}
              </Button>
              <Button look="secondary" onClick={onClose}>
                {t(texts.goBack)}
              </Button>
            </Row>
          </Stack>
        </SmallForm>
      </div>
    </Dialog>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** What helps, where it is known better here than by the API. */
function sentenceOf(error: unknown, t: Translate): string {
  if (hasCode(error, 'not_found')) return t(texts.gone);
  if (hasCode(error, 'stale')) return t(texts.changed);
  const problem = error instanceof ApiError ? error.errors[0] : undefined;
  return problem?.message ?? describeFailure(error, t);
}
