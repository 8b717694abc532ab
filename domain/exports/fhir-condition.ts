import { conditionNameOf } from '../family-history/conditions.ts';
import type { RelativeCondition } from '../family-history.ts';
import { asNotes, firstYear, years, type Annotation, type CodeableConcept, type Onset } from './fhir-shapes.ts';
import { snomedOf } from './snomed.ts';
import { factsInWords } from './notes-in-english.ts';

/** A condition that was told of: what it is, when it began, and in notes what has no element of its own. */
export function fhirConditionOf(condition: RelativeCondition): Onset & { code: CodeableConcept; note?: Annotation[] } {
  // Own words that mean a cancer are coded as one of any kind.
  const concept =
    snomedOf[
      condition.condition === 'other-condition' && condition.is_cancer === 'yes' ? 'other-cancer' : condition.condition
    ];
  const notes = factsInWords(condition);
  return {
    code: {
      ...(concept && { coding: [{ system: 'http://snomed.info/sct', ...concept }] }),
      text: conditionNameOf(condition, 'en'),
    },
    ...onsetOf(condition),
    ...(notes.length > 0 && { note: asNotes(notes) }),
  };
}

function onsetOf({ age_of_onset, decade_of_onset }: RelativeCondition): Onset {
  if (age_of_onset !== null) return age_of_onset === 0 ? { onsetRange: firstYear } : { onsetAge: years(age_of_onset) };
  return decade_of_onset === null
    ? {}
    : { onsetRange: { low: years(decade_of_onset), high: years(decade_of_onset + 9) } };
}
