import type { components } from '../../../../openapi/generated/types.ts';
import { aboutYouQuestions, type FamilyHistory, type Relative } from '../../../../domain/family-history.ts';
import type { RelativeValues } from './relativeForm.ts';
import type { Autosaver } from '../../../app/autosave/autosaver.ts';

type Answers = components['schemas']['Answers'];
type AnswersBody = Pick<Answers, 'family_history' | 'response'>;
export type SurveySaver = Autosaver<AnswersBody>;

/**
 * The family history while it is filled in: it outlives the survey's pages, and saves each change on the backend. Pages
 * subscribe to what they show; the page that is typed into need not be drawn with each key.
 */
export class Survey {
  history: FamilyHistory;
  /** The relative that was removed last, until they are brought back or another is changed. */
  removed: Relative | undefined;
  /** What stands in the forms of relatives with an age that can’t be stored, by id: it waits there to be corrected. */
  readonly unfinished = new Map<string, RelativeValues>();
  readonly saver: SurveySaver;
  #status: Answers['status'];
  #removedFrom = 0;
  #merged: unknown;
  #revisions = new Map<string, number>();
  #listeners = new Set<() => void>();

  constructor(status: Answers['status'], history: FamilyHistory, saver: SurveySaver) {
    this.history = history;
    this.saver = saver;
    this.#status = status;
    saver.subscribe(() => this.#takeMerged(saver.merged));
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

  /** How often a relative, or the answers `about-you`, came anew from another tab: a form that shows them begins anew. */
  revisionOf(part: string): number {
    return this.#revisions.get(part) ?? 0;
  }

  answer(answers: Partial<FamilyHistory>): void {
    this.#change({ ...this.history, ...answers });
  }

  /** Adds a relative, or puts what is known now in the place of what was known. */
  put(relative: Relative): void {
    const old = this.find(relative.id);
    if (JSON.stringify(old) === JSON.stringify(relative)) return;
    this.removed = undefined;
    const { relatives } = this.history;
    this.#changeRelatives(old ? relatives.map((one) => (one === old ? relative : one)) : [...relatives, relative]);
  }

  remove(id: string): void {
    const { relatives } = this.history;
    const index = relatives.findIndex((relative) => relative.id === id);
    if (index < 0) return;
    this.removed = relatives[index];
    this.#removedFrom = index;
    this.#changeRelatives(relatives.toSpliced(index, 1));
  }

  bringBack(): void {
    if (!this.removed) return;
    const relatives = this.history.relatives.toSpliced(this.#removedFrom, 0, this.removed);
    this.removed = undefined;
    this.#changeRelatives(relatives);
  }

  /** Saves what is there once more, after sending it has failed. */
  keep(): void {
    this.saver.change({ family_history: this.history });
  }

  #changeRelatives(relatives: Relative[]): void {
    this.#change({ ...this.history, relatives });
  }

  /** After a conflict, what another tab has changed elsewhere in the family history stands here as well. */
  #takeMerged(merged: AnswersBody | undefined): void {
    if (!merged?.family_history || merged === this.#merged) return;
    this.#merged = merged;
    const before = this.history;
    this.history = merged.family_history;
    for (const part of renewedParts(before, this.history)) {
      this.#revisions.set(part, this.revisionOf(part) + 1);
      this.unfinished.delete(part);
    }
    this.#listeners.forEach((listener) => listener());
  }

  #change(history: FamilyHistory): void {
    this.history = history;
    this.#status = 'in-progress';
    this.keep();
    this.#listeners.forEach((listener) => listener());
  }
}

/** What is not the same object any more: the merge keeps those of this tab that it does not change. */
function renewedParts(before: FamilyHistory, after: FamilyHistory): string[] {
  const relatives = before.relatives.filter((relative) => !after.relatives.includes(relative)).map(({ id }) => id);
  return aboutYouQuestions.some((name) => before[name] !== after[name]) ? ['about-you', ...relatives] : relatives;
}
