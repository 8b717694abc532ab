import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { relationFacts, type Relative } from '../../../../domain/family-history.ts';
import { commonTexts } from '../../../texts/common.ts';
import { useWords } from '../../../texts/locale.ts';
import { relativeTexts } from '../../../texts/relatives.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroupField, TextField } from '../../../ui/fields/index.ts';
import { Form, SubmitButton } from '../../../ui/form/index.ts';
import { Actions } from '../../../ui/Stack.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { LifeFields } from './LifeFields.tsx';
import { hasOpenAge, nameLength, relativeSchema, toRelative, toValues, type RelativeValues } from './relativeForm.ts';
import { surveyPaths } from './surveyPaths.ts';
import { useSurvey } from './useSurvey.ts';

type RelativeFormProps = {
  /** The relative as the page was opened. */
  relative: Relative;
  isAdding: boolean;
  /** The page was opened from the summary, and leads back there. */
  thenCheck: boolean;
};

/** Everything about one relative. Each change is kept at once; “Done” only checks and leads back. */
export function RelativeForm({ relative, isAdding, thenCheck }: RelativeFormProps) {
  const t = useWords();
  const navigate = useNavigate();
  const survey = useSurvey();
  const [defaultValues] = useState(() => survey.unfinished.get(relative.id) ?? toValues(relative));
  const [schema] = useState(() => relativeSchema(relative, () => survey.history));
  const addsMore = useRef(false);
  const { relation, side } = relative;
  const backTo = thenCheck ? surveyPaths.check : surveyPaths.relatives;
  const canAddMore = isAdding && relationFacts[relation].most === undefined;
  const canRemove = relation !== 'parent' || survey.history.adopted === 'yes';

  const keep = useCallback(
    (values: RelativeValues) => {
      // Somebody new is added with the first thing that is said of them.
      if (!survey.find(relative.id) && JSON.stringify(values) === JSON.stringify(defaultValues)) return;
      if (hasOpenAge(values, relative)) survey.unfinished.set(relative.id, structuredClone(values));
      else survey.unfinished.delete(relative.id);
      survey.put(toRelative(values, relative));
    },
    [defaultValues, relative, survey],
  );
  const finish = (values: RelativeValues) => {
    survey.unfinished.delete(relative.id);
    survey.put(toRelative(values, relative));
    const to = addsMore.current ? surveyPaths.newRelative(relation, values.side) : backTo;
    void navigate(to, { state: { from: relative.id } });
  };
  const removeIt = () => {
    survey.remove(relative.id);
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
      {relationFacts[relation].sides.length > 1 && !(relation === 'parent' && side !== 'unknown') && (
        <RadioGroupField
          name="side"
          label={t(relation === 'half-sibling' ? relativeTexts.sideHalf : relativeTexts.side)}
          options={[
            {
              value: 'maternal',
              label: t(relation === 'half-sibling' ? relativeTexts.mother : relativeTexts.maternal),
            },
            {
              value: 'paternal',
              label: t(relation === 'half-sibling' ? relativeTexts.father : relativeTexts.paternal),
            },
            { value: 'unknown', label: t(commonTexts.notSure) },
          ]}
        />
      )}
      {!(relation === 'parent' && side !== 'unknown') && (
        <RadioGroupField
          name="sex"
          label={t(relativeTexts.sex)}
          hint={t(relativeTexts.sexHint)}
          inline
          options={[
            { value: 'female', label: t(relativeTexts.female) },
            { value: 'male', label: t(relativeTexts.male) },
            { value: 'unknown', label: t(commonTexts.notSure) },
          ]}
        />
      )}
      <LifeFields />
      <ConditionFields relative={relative} />
      <RadioGroupField
        name="adoption"
        label={t(relativeTexts.adoption)}
        options={[
          { value: 'none', label: t(commonTexts.no) },
          { value: 'in', label: t(relativeTexts.adoptionIn) },
          { value: 'out', label: t(relativeTexts.adoptionOut) },
          { value: 'unknown', label: t(commonTexts.notSure) },
        ]}
      />
      <Actions>
        <SubmitButton onClick={() => (addsMore.current = false)}>{t(relativeTexts.done)}</SubmitButton>
        {canAddMore && (
          <SubmitButton look="secondary" onClick={() => (addsMore.current = true)}>
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
