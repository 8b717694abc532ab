import { askedAgain, settled, type FamilyHistory, type Relative, type Twins } from '#domain/family-history.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Draft } from '#src/features/drafts/use-draft.ts';
import type { AboutYouValues } from './about-you-form.ts';
import type { RelativeValues } from './relative-form.ts';
import { renewedParts } from './renewed-parts.ts';

type Answers = components['schemas']['Answers'];
type AnswersBody = Pick<Answers, 'family_history' | 'response'>;
type Change = (history: FamilyHistory) => FamilyHistory;
export type SurveyDraft = Pick<Draft<AnswersBody>, 'actor' | 'change'>;

/** What was done at one press and can be taken back, until something else is changed. */
export type Undoable = {
  /** The id of the relative, or of the first of them, whom it is about. */
  first: string;
  undo: Change;
} & ({ kind: 'removed'; relative: Relative } | { kind: 'answered'; count: number; answer: BulkAnswer['answer'] });

/** What can be answered for several relatives at once. */
export type BulkAnswer =
  | { question: 'has_conditions'; answer: 'no' | 'unknown' }
  | { question: 'vital_status'; answer: 'living' | 'deceased' | 'unknown' }
  | { question: 'adoption'; answer: 'none' | 'unknown' };

/**
 * The family history while it is filled in: it outlives the survey's pages, and saves each change on the backend. Pages
 * subscribe to what they show; the page that is typed into need not be drawn with each key.
 */
export class Survey {
  history: FamilyHistory;
  undoable: Undoable | undefined;
  /** What stands in the forms of relatives with an age that can’t be stored, by id: it waits there to be corrected. */
  readonly unfinished = new Map<string, RelativeValues>();
  /** The same of the page about the member, at the one place `about-you`. */
  readonly unfinishedAboutYou = new Map<'about-you', AboutYouValues>();
  readonly draft: SurveyDraft;
  #status: Answers['status'];
  #merged: unknown;
  #revisions = new Map<string, number>();
  #listeners = new Set<() => void>();

  constructor(status: Answers['status'], history: FamilyHistory, draft: SurveyDraft) {
    this.history = history;
    this.draft = draft;
    this.#status = status;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Nothing has been answered so far. */
  get isNew(): boolean {
    return this.#status === 'none';
  }

  /** All of it is sent. */
  get isSent(): boolean {
    return this.#status === 'completed' || this.#status === 'amended';
  }

  find(id: string): Relative | undefined {
    return this.history.relatives.find((relative) => relative.id === id);
  }

  /** How often a relative, or a page’s answers, came anew from another tab: a form that shows them begins anew. */
  revisionOf(part: string): number {
    return this.#revisions.get(part) ?? 0;
  }

  answer(answers: Partial<Omit<FamilyHistory, 'relatives'>>): void {
    this.change((history) => ({ ...history, ...answers }));
  }

  /** Adds a relative, or puts what is known now in the place of what was known. */
  put(relative: Relative, twinsNow: (twins: Twins[]) => Twins[] = (twins) => twins): void {
    this.change((history) => {
      const { relatives, twins } = history;
      const isThere = relatives.some(({ id }) => id === relative.id);
      return {
        ...history,
        twins: twinsNow(twins),
        relatives: isThere
          ? relatives.map((one) => (one.id === relative.id ? relative : one))
          : [...relatives, relative],
      };
    });
  }

  /** Removes a relative, also from twins and from between the member and others. */
  remove(id: string): void {
    const before = this.history;
    const relative = this.find(id);
    if (!relative) return;
    const index = before.relatives.indexOf(relative);
    const undo: Change = (history) => ({
      ...history,
      twins: before.twins,
      relatives: history.relatives
        .map((one) => (before.relatives.some((old) => old.id === one.id && old.via === id) ? { ...one, via: id } : one))
        .toSpliced(index, 0, relative),
    });
    this.change((history) => ({ ...history, relatives: history.relatives.toSpliced(index, 1) }), {
      ...{ kind: 'removed', first: id, relative, undo },
    });
  }

  /** The same answer for several relatives, for those of them for whom nobody has given one yet. */
  answerForAll(ids: readonly string[], { question, answer }: BulkAnswer): void {
    const open = this.history.relatives.filter((one) => ids.includes(one.id) && one[question] === null);
    const [first] = open;
    if (!first) return;
    const set =
      (now: BulkAnswer['answer'] | null): Change =>
      (history) => ({
        ...history,
        relatives: history.relatives.map((one) =>
          open.some(({ id }) => id === one.id) ? { ...one, [question]: now } : one,
        ),
      });
    this.change(set(answer), { kind: 'answered', first: first.id, count: open.length, answer, undo: set(null) });
  }

  undo(): void {
    const undo = this.undoable?.undo;
    // What is taken back leaves no question open that was answered.
    if (undo) this.#set(settled(undo(this.history)));
  }

  /** Changes the family history, and keeps it; a change that changes nothing is none. */
  change(change: Change, undoable?: Undoable): void {
    this.#set(askedAgain(this.history, settled(change(this.history))), undoable);
  }

  #set(next: FamilyHistory, undoable?: Undoable): void {
    if (JSON.stringify(next) === JSON.stringify(this.history)) return;
    this.history = next;
    this.undoable = undoable;
    this.#status = 'in-progress';
    this.draft.change({ family_history: next });
    this.#listeners.forEach((listener) => listener());
  }

  /** After a conflict, what another tab has changed elsewhere in the family history stands here as well. */
  takeMerged(merged: AnswersBody | undefined): void {
    if (!merged?.family_history || merged === this.#merged) return;
    this.#merged = merged;
    const before = this.history;
    this.history = merged.family_history;
    this.undoable = undefined;
    for (const part of renewedParts(before, this.history)) {
      this.#revisions.set(part, this.revisionOf(part) + 1);
      this.unfinished.delete(part);
      if (part === 'about-you') this.unfinishedAboutYou.clear();
    }
    this.#listeners.forEach((listener) => listener());
  }
}
