import type { Relative } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { illnessTexts } from '#src/texts/illnesses.ts';
import { useFieldValue } from '#src/ui/fields/index.ts';
import { IllnessFields } from './illness/illness-fields.tsx';
import { LifeFields } from './life-fields.tsx';

/** Whether a relative lives, their age, and their illnesses. */
export function HealthFields({ relative }: { relative: Relative }) {
  const t = useWords();
  const [sex] = useFieldValue('sex');
  return (
    <>
      <LifeFields />
      <IllnessFields person={relative} label={t(illnessTexts.hasRelative)} sex={sex} />
    </>
  );
}
