/** A branch that no browser can take. */
export type Exception = {
  branch: string;
  /** The outcome of another branch’s condition that leads to this one and nowhere else, by `outcomeId`. */
  outcome?: string;
  /** Where the branch stands, and where it shows that it can’t be taken. */
  at: string;
  reason: string;
};

/** The one list of branches that no tour takes in a browser: at most ten. */
export const exceptions: readonly Exception[] = [
  {
    branch: 'entrance.waiting arrival.changed #1',
    outcome: 'entrance.waiting arrival.changed #0 false',
    at: 'machines/account/entrance.ts:70, src/app/redirect.ts:23',
    reason: 'No page is drawn before it is known who is there: who is waited for then is in already.',
  },
  {
    branch: 'auth.leaving.keeping done keepDrafts #1',
    at: 'machines/auth/leaving.ts:82, tests/src/features/drafts/draft-registry.test.ts:209',
    reason: 'No draft breaks by anything that a person or a fault does: the branch is for what nobody has foreseen.',
  },
  {
    branch: 'counseling.canceling page.visited #0',
    at: 'src/features/journey/use-step-pages.ts:77',
    reason: 'The page of the visit stands once the address is its own: nobody can press its button before.',
  },
  {
    branch: 'release.revoking facts.read #0',
    at: 'src/pages/member/release-of-information/release-of-information-page.tsx:22',
    reason: 'What the page has read is read anew only after something was sent, which the open question prevents.',
  },
  {
    branch: 'survey.pausing error saveDraft #0',
    at: 'machines/survey/machine.ts:212, src/features/journey/progress.ts:33',
    reason: 'Whether all is saved is told, not thrown. The branch is for a session that ends as it is asked.',
  },
  {
    branch: 'drafts error * #0',
    at: 'machines/drafts/machine.ts:81, tests/src/features/drafts/draft-registry.test.ts:209',
    reason: 'No draft breaks by anything that a person or a fault does: the branch is for what nobody has foreseen.',
  },
  {
    branch: 'draft.saving record.submitted #0',
    at: 'machines/draft/saving.ts:32, src/features/journey/progress.ts:47',
    reason: 'A step is sent once, in a session that goes on: the branch is for what nobody has foreseen.',
  },
  {
    branch: 'draft.saving.opening form.opening #0',
    at: 'machines/draft/saving.ts:181, src/features/drafts/use-stored-draft.ts:91',
    reason: 'A page calls the opening off as it goes, before another one begins it: none is opened twice.',
  },
];

/** Why no browser takes a branch, or sees a condition come out so: one of the branch itself, or the one that leads to it alone. */
export function exceptionOf(goal: string): Exception | undefined {
  return exceptions.find(({ branch, outcome }) => [branch, outcome].includes(goal) || goal.startsWith(`${branch} `));
}
