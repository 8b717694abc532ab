import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { RadioGroupField, useFieldValue } from '#src/ui/fields/index.ts';
import { AgeField } from './age-field.tsx';

/** Whether a relative lives, and the age that goes with the answer: who doesn’t know the one is not asked for the other. */
export function LifeFields() {
  const t = useWords();
  const [vital] = useFieldValue('vital');
  const label = { living: relativeTexts.ageNow, deceased: relativeTexts.ageAtDeath }[String(vital)];
  return (
    <>
      <RadioGroupField
        name="vital"
        label={t(relativeTexts.vital)}
        inline
        options={[
          { value: 'living', label: t(relativeTexts.alive) },
          { value: 'deceased', label: t(relativeTexts.died) },
          { value: 'unknown', label: t(commonTexts.notSure) },
        ]}
      />
      {vital !== 'unknown' && (
        <AgeField name="age" label={t(label ?? relativeTexts.age)} hint={t(relativeTexts.ageHint)} />
      )}
    </>
  );
}
