/** A branch that no browser can take. */
export type Exception = {
  branch: string;
  /** Where the branch stands, and where it shows that it can’t be taken. */
  at: string;
  reason: string;
};

/** The one list of branches that no tour takes in a browser: at most ten. */
export const exceptions: readonly Exception[] = [
  {
    branch: 'impersonation.saving error saveDrafts #0',
    at: 'machines/impersonation/machine.ts:80, src/features/drafts/draft-registry.ts:66',
    reason:
      'What saves the drafts never fails: it tells what became of them. The branch is for what nobody has foreseen.',
  },
];
