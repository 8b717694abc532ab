import { lazy, Suspense, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import type { OwnTemplate } from '#domain/own-templates.ts';
import type { WritingKind } from '#domain/visit-summary.ts';
import type { Locale } from '#domain/words.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldSourceContext } from '#src/ui/fields/source.ts';
import { Row } from '#src/ui/stack.tsx';
import { useWritingAddress, type Writing } from '../writing-address.ts';
import { typedIn } from './template-fields.ts';
import type { Template } from './use-templates.ts';

const SaveDialog = lazy(() => import('./save-template-dialog.tsx'));
const RemoveDialog = lazy(() => import('./remove-template-dialog.tsx'));

type TemplateActionsProps = {
  kind: WritingKind;
  locale: Locale;
  own: readonly Template[];
  /** The one of these that is chosen. */
  chosen: Template | undefined;
  /** Something was done, in words; and the template that is chosen from now on. */
  onDone: (said: string, chosen: Template | undefined) => void;
};

/** Keeps what is typed into the form around as a template, and renames or removes the one that is chosen. */
export function TemplateActions({ kind, locale, own, chosen, onDone }: TemplateActionsProps) {
  const t = useWords();
  const { writing } = useWritingAddress();
  const form = useContext(FieldSourceContext)?.values;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const done = (said: string, template?: Template) => {
    onDone(said, template);
    close();
  };
  return (
    <>
      <Row gap="xs">
        {form && writing && (
          <Button look="quiet" size="sm" onClick={() => setOpen({ kind: 'save', values: typedIn(kind, form) })}>
            {t(texts.save)}
          </Button>
        )}
        {chosen && (
          <>
            <Button look="quiet" size="sm" onClick={() => setOpen({ kind: 'rename', template: chosen })}>
              {t(texts.rename)}
            </Button>
            <Button look="quiet" size="sm" onClick={() => setOpen({ kind: 'remove', template: chosen })}>
              {t(texts.remove)}
            </Button>
          </>
        )}
      </Row>
      <Suspense fallback={null}>
        {open && open.kind !== 'remove' && writing && (
          <OfPatient writing={writing}>
            {(patient) => (
              <SaveDialog
                of={{ kind, locale, visit_id: writing.visitId }}
                values={open.kind === 'save' ? open.values : open.template.values}
                name={(open.kind === 'save' ? chosen : open.template)?.name ?? ''}
                renamed={open.kind === 'rename' ? open.template : undefined}
                {...{ patient, own }}
                onSaved={(template) => done(t(texts.saved, { name: template.name }), template)}
                onClose={close}
              />
            )}
          </OfPatient>
        )}
        {open?.kind === 'remove' && (
          <RemoveDialog
            // Where another tab has changed it, the list says how it is now.
            template={own.find(({ id }) => id === open.template.id) ?? open.template}
            onRemoved={({ name }) => done(t(texts.removed, { name }))}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** What is asked; what was typed stands still meanwhile. */
type Open =
  | { kind: 'save'; values: OwnTemplate['values'] }
  | { kind: 'rename'; template: Template }
  | { kind: 'remove'; template: Template };

type OfPatientProps = { writing: Writing; children: (patient: Patient) => ReactNode };
type Patient = ComponentProps<typeof SaveDialog>['patient'];

/** The patient of whom is written: the page has read who they are. */
function OfPatient({ writing: { patientId }, children }: OfPatientProps) {
  const { data } = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } });
  return data && children(data.data);
}
