/** Branches that a browser can take, and no tour comes by so far. None is added here: the test of the drivers demands each that is missing. */
export const notYet: readonly string[] = [
  'draft restored.noticed #0',
  'draft.saving.conflict record.submitted #1',
  'draft.saving.conflict record.submitted #2',
  'draft.saving.conflict session.resumed #0',
  'draft.saving.submitting form.opening #0',
  'draft.saving.submitting opening.canceled #0',
  'draft.copy.none copy.unwanted #0',
];
