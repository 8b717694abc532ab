import { useCallback, useState } from 'react';
import { relationFacts, type Relative } from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
import type { AddedRelative } from '#machines/survey/types.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { ConditionFields } from './conditions/condition-fields.tsx';
import { removed, withRelative } from './changes.ts';
import { KinFields } from './kin-fields.tsx';
import { LifeFields } from './life-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { hasOpenAge, nameLength, relativeSchema, toRelative, toValues, type RelativeValues } from './relative-form.ts';
import { nextOpen } from './relative-list.ts';
import { surveyPaths } from './survey-paths.ts';
import { withTwins } from './twins.ts';
import { useFamilyHistory, useSurvey } from './use-survey.ts';

/** What the member does with a relative’s page; the machine of the survey knows where that leads. */
export type RelativeMoves = {
  /** All is said of the relative. `next`: the id of the one to whom the member goes on. */
  onRelativeDone: (next?: string) => void;
  /** The same, and another one is added. */
  onAdd: (adding: AddedRelative) => void;
  onRemoved: () => void;
};

type RelativeFormProps = RelativeMoves & {
  /** By which what is not finished waits (useFormKey). */
  formKey: string;
  /** The relative as the page was opened. */
  relative: Relative;
  isAdding: boolean;
  /** The page was opened from the summary, and leads back there. */
  isFromCheck: boolean;
};

/** Everything about one relative. Each change is kept at once; “Done” only checks, and leads back, or on to the next who is not done. */
export function RelativeForm({ formKey, relative, isAdding, isFromCheck, ...moves }: RelativeFormProps) {
  const t = useWords();
  const { current, change, press, unfinished } = useSurvey();
  const [defaultValues] = useState(() => unfinished.relatives.get(formKey) ?? toValues(relative, current()));
  const [schema] = useState(() => relativeSchema(relative, current));
  const { relation } = relative;
  const backTo = isFromCheck ? surveyPaths.check : surveyPaths.relatives;
  const canAddMore = isAdding && relationFacts[relation].most === undefined;
  const canRemove = relation !== 'parent' || current().adopted === 'yes';

  const isListed = useCallback(() => current().relatives.some(({ id }) => id === relative.id), [current, relative]);
  const put = useCallback(
    (values: RelativeValues) => {
      change((now) =>
        withRelative(now, toRelative(values, relative), (twins) =>
          withTwins(twins, relative.id, values.twins, values.twinKind),
        ),
      );
    },
    [change, relative],
  );
  const keep = useCallback(
    (values: RelativeValues) => {
      // Somebody new is added with the first thing that is said of them.
      if (!isListed() && JSON.stringify(values) === JSON.stringify(defaultValues)) return;
      if (hasOpenAge(values, relative)) unfinished.relatives.set(formKey, structuredClone(values));
      else unfinished.relatives.delete(formKey);
      put(values);
    },
    [defaultValues, formKey, isListed, put, relative, unfinished],
  );
  const next = useFamilyHistory(({ relatives }) =>
    isFromCheck || isAdding ? undefined : nextOpen(relatives, relative.id),
  );
  const titles = titlesOf(
    useFamilyHistory(({ relatives }) => relatives),
    useLocale(),
  );
  const finish = (values: RelativeValues, pressed: string) => {
    unfinished.relatives.delete(formKey);
    put(values);
    if (pressed === buttons.addAnother) moves.onAdd({ relation, side: values.side, via: values.via });
    else moves.onRelativeDone(pressed === buttons.back ? undefined : next?.id);
  };
  const removeIt = () => {
    press((now) => removed(now, relative.id));
    moves.onRemoved();
  };

  return (
    <Form schema={schema} defaultValues={defaultValues} onValues={keep} onSubmit={finish}>
      <TextField
        name="name"
        label={t(relativeTexts.name)}
        hint={t(relativeTexts.nameHint)}
        maxLength={nameLength}
        autoComplete="off"
        optional
      />
      <KinFields relative={relative} />
      {relation !== 'partner' && <HealthFields relative={relative} />}
      {relation !== 'partner' && (
        <MoreFields relative={relative} onCount={() => !isListed() && change((now) => withRelative(now, relative))} />
      )}
      <Actions>
        <SubmitButton>
          {next ? t(relativeTexts.doneNext, { title: titles.get(next.id) ?? '' }) : t(relativeTexts.done)}
        </SubmitButton>
        {next && (
          <SubmitButton look="quiet" value={buttons.back}>
            {t(relativeTexts.done)}
          </SubmitButton>
        )}
        {canAddMore && (
          <SubmitButton look="secondary" value={buttons.addAnother}>
            {t(relativeTexts.doneAndAdd)}
          </SubmitButton>
        )}
        <BackLink to={backTo} />
        {canRemove && (
          <Button look="quiet" onClick={removeIt}>
            {t(relativeTexts.remove)}
          </Button>
        )}
      </Actions>
    </Form>
  );
}

/** The buttons beside “Done” that check and keep the form, too. */
const buttons = { back: 'back', addAnother: 'add-another' };

/** Whether a relative lives, their age, and their conditions. */
function HealthFields({ relative }: { relative: Relative }) {
  const t = useWords();
  const [sex] = useFieldValue('sex');
  return (
    <>
      <LifeFields />
      <ConditionFields person={relative} label={t(conditionTexts.hasRelative)} sex={sex} />
    </>
  );
}
