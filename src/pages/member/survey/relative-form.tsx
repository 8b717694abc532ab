import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { relationFacts, type Relative } from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
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

type RelativeFormProps = {
  /** By which what is not finished waits (useFormKey). */
  formKey: string;
  /** The relative as the page was opened. */
  relative: Relative;
  isAdding: boolean;
  /** The page was opened from the summary, and leads back there. */
  thenCheck: boolean;
};

/** Everything about one relative. Each change is kept at once; “Done” only checks, and leads back, or on to the next who is not done. */
export function RelativeForm({ formKey, relative, isAdding, thenCheck }: RelativeFormProps) {
  const t = useWords();
  const navigate = useNavigate();
  const { current, change, press, unfinished } = useSurvey();
  const [defaultValues] = useState(() => unfinished.relatives.get(formKey) ?? toValues(relative, current()));
  const [schema] = useState(() => relativeSchema(relative, current));
  /** Which of the buttons sends the form. */
  const then = useRef<'next' | 'back' | 'add'>('next');
  const { relation } = relative;
  const backTo = thenCheck ? surveyPaths.check : surveyPaths.relatives;
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
    thenCheck || isAdding ? undefined : nextOpen(relatives, relative.id),
  );
  const titles = titlesOf(
    useFamilyHistory(({ relatives }) => relatives),
    useLocale(),
  );
  const finish = (values: RelativeValues) => {
    unfinished.relatives.delete(formKey);
    put(values);
    const to = {
      next: next ? surveyPaths.relative(next.id) : backTo,
      back: backTo,
      add: surveyPaths.newRelative(relation, values.side, values.via),
    };
    void navigate(to[then.current], { state: { from: relative.id } });
  };
  const removeIt = () => {
    press((now) => removed(now, relative.id));
    void navigate(surveyPaths.relatives);
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
        <SubmitButton onClick={() => (then.current = 'next')}>
          {next ? t(relativeTexts.doneNext, { title: titles.get(next.id) ?? '' }) : t(relativeTexts.done)}
        </SubmitButton>
        {next && (
          <SubmitButton look="quiet" onClick={() => (then.current = 'back')}>
            {t(relativeTexts.done)}
          </SubmitButton>
        )}
        {canAddMore && (
          <SubmitButton look="secondary" onClick={() => (then.current = 'add')}>
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
