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

/** The same of outcomes of conditions, by `outcomeId`: the deep run comes by all others. Those of a branch that is named above are not named again. */
export const outcomesNotYet: readonly string[] = [
  'auth.refreshing identity.changed #0 false',
  'auth.unprovisioned identity.changed #0 false',
  'auth.creatingRecord identity.changed #0 false',
  'auth.leaving.saving identity.changed #1 false',
  'draft.saving form.opening #0 false',
  'draft.saving.sending form.opening #0 false',
  'draft.saving.conflict record.submitted #0 false',
  'draft.saving.opening record.submitted #0 false',
  'draft.copy.present.encrypting page.left #0 false',
  'draft.copy.present.encrypting session.over #0 false',
  'draft.copy.present.encrypted copy.wanted #0 false',
  'draft.copy.present.encrypted page.left #0 false',
  'draft.copy.present.dropping copy.wanted #0 false',
  'draft.copy.present.dropping page.left #0 false',
  'draft.copy.present.dropping session.over #0 false',
  'entrance.waiting arrival.changed #0 false',
  'entrance.asking arrival.changed #0 false',
  'impersonation clock.ticked #0 false',
  'release.sign page.visited #0 false',
];
