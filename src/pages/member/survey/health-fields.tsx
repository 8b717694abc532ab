import type { Relative } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { useFieldValue } from '#src/ui/fields/index.ts';
import { ConditionFields } from './conditions/condition-fields.tsx';
import { LifeFields } from './life-fields.tsx';

/** Whether a relative lives, their age, and their conditions. */
export function HealthFields({ relative }: { relative: Relative }) {
  const t = useWords();
  const [sex] = useFieldValue('sex');
  return (
    <>
      <LifeFields />
      <ConditionFields person={relative} label={t(conditionTexts.hasRelative)} sex={sex} />
    </>
  );
}
