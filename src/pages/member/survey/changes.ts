import { askedAgain, settled, type FamilyHistory, type Relative, type Twins } from '#domain/family-history.ts';
import { isSame } from '#domain/is-same.ts';

/** What makes another family history of one. */
export type Change = (history: FamilyHistory) => FamilyHistory;

/** What was done at one press, and can be taken back until something else is changed. */
export type Press = {
  /** The id of the relative, or of the first of them, whom it is about. */
  first: string;
  /** The family history that comes of it. */
  after: FamilyHistory;
} & ({ kind: 'removed'; relative: Relative } | { kind: 'answered'; count: number; answer: BulkAnswer['answer'] });

/** What can be answered for several relatives at once. */
export type BulkAnswer =
  | { question: 'has_conditions'; answer: 'no' | 'unknown' }
  | { question: 'vital_status'; answer: 'living' | 'deceased' | 'unknown' }
  | { question: 'adoption'; answer: 'none' | 'unknown' };

/** The family history after a change, with what follows from it; the very same where the change changes nothing. */
export function changed(history: FamilyHistory, change: Change): FamilyHistory {
  const next = askedAgain(history, settled(change(history)));
  return isSame(next, history) ? history : next;
}

/** Adds a relative, or puts what is known now in the place of what was known. */
export function withRelative(
  history: FamilyHistory,
  relative: Relative,
  twinsNow: (twins: Twins[]) => Twins[] = (twins) => twins,
): FamilyHistory {
  const { relatives, twins } = history;
  const isThere = relatives.some(({ id }) => id === relative.id);
  return {
    ...history,
    twins: twinsNow(twins),
    relatives: isThere ? relatives.map((one) => (one.id === relative.id ? relative : one)) : [...relatives, relative],
  };
}

/** Removes a relative, also from twins and from between the member and others; undefined where they are not there. */
export function removed(history: FamilyHistory, id: string): Press | undefined {
  const relative = history.relatives.find((one) => one.id === id);
  if (!relative) return undefined;
  const without: Change = (now) => ({ ...now, relatives: now.relatives.filter((one) => one !== relative) });
  return { kind: 'removed', first: id, relative, after: changed(history, without) };
}

/**
 * The same answer for several relatives, for those of them for whom nobody has given one yet; undefined where there are none.
 */
export function answeredForAll(
  history: FamilyHistory,
  ids: readonly string[],
  { question, answer }: BulkAnswer,
): Press | undefined {
  const open = history.relatives.filter((one) => ids.includes(one.id) && one[question] === null);
  const [first] = open;
  if (!first) return undefined;
  const answered: Change = (now) => ({
    ...now,
    relatives: now.relatives.map((one) => (open.includes(one) ? { ...one, [question]: answer } : one)),
  });
  return { kind: 'answered', first: first.id, count: open.length, answer, after: changed(history, answered) };
}
