import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { eligibilityTexts } from '#src/texts/eligibility.ts';
import { SelectField, useFieldValue } from '#src/ui/fields/index.ts';

/** The state of residence; says at once when it is not served yet. */
export function StateField({ states }: { states: components['schemas']['State'][] }) {
  const t = useWords();
  const [chosen] = useFieldValue('state');
  const state = states.find(({ code }) => code === chosen);
  return (
    <SelectField
      name="state"
      label={t(eligibilityTexts.state)}
      hint={state && !state.served ? t(eligibilityTexts.notServed, { state: state.name }) : undefined}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete="address-level1"
    />
  );
}
