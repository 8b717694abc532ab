/** Whose draft it is, and of which record: `answers/survey` or `drafts/eligibility`. */
export type DraftKey = { patientId: string; record: string };

/** What the backend holds of a draft; `value` is undefined where it holds none. */
export type StoredDraft = { value: unknown; version: number };

/** The same, when it is compared. `isRecord`: for each record that was asked about, whether it is what is stored. */
export type ComparedDraft = StoredDraft & { isRecord: readonly boolean[] };

/** What was typed and is not saved, with all that is needed to save it over the right version. */
export type UnsavedDraft = {
  value: unknown;
  /** The version that it was made from, and what was stored with it. */
  version: number;
  base?: unknown;
  /** What was sent and never answered: the backend may have it. */
  unanswered: readonly unknown[];
  /** It was sent as its record, and no answer says what came of that: where the backend has it, it has dropped the draft. */
  isSent?: boolean;
};

/** The same, found again on the device. `ids`: the entries in which it lies. */
export type FoundDraft = UnsavedDraft & { ids: readonly string[] };

/** What a page has read before its form stands. */
export type ReadDraft = StoredDraft & { found?: FoundDraft | undefined };

/** What `save` answers. `refused`: the same request would be refused again. It rejects where another try may go well. */
export type SaveAnswer = { kind: 'saved'; version: number } | { kind: 'stale' } | { kind: 'refused' };

/** What became of a record: stored; found, because there was one already; or stored, and not counted as done (not eligible). */
export type RecordOutcome = 'stored' | 'found' | 'refused';

/**
 * What `storeRecord` answers. `version`: what is typed from now on is made from that one. `stale`: another tab or device was
 * faster. It rejects with any other failure.
 */
export type StoreAnswer =
  | { kind: 'stored'; outcome: RecordOutcome; version: number }
  | { kind: 'stale'; error: unknown };

/** What became of the last submission. `conflict`: nothing was sent, the person has to choose between two drafts first. */
export type SubmitAnswer =
  | { kind: 'done'; outcome: RecordOutcome }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

/** A record that is to take the place of the draft; without one, what was typed is only saved. */
export type Submission = {
  record: unknown;
  /** Whether the person has to choose first where the draft is in a conflict. */
  stopsAtConflict: boolean;
  /**
   * By which the backend knows that it has stored this record, or an earlier try of it. A new one with each event: the machine
   * keeps that of the first try until it is known what became of it.
   */
  idempotencyKey: string;
};

type Typed = { value: unknown };
/** What the form showed before another tab's or device's values came into it, and after. */
type Merge = { before: unknown; after: unknown };

export type DraftContext = StoredDraftContext & {
  key: DraftKey;
  /** The name of the encrypted copy on the device; undefined where none may lie there. */
  entryId: string | undefined;
  /** How many forms show the draft. */
  forms: number;
  /** What the page of a form that is about to stand has read. */
  read: ReadDraft | undefined;
  /** A form is to stand once the save that is under way has ended. */
  isOpening: boolean;
  /** What is to be sent next. */
  waiting: Typed | undefined;
  /** What is being sent. `isLeaving`: by a page that may be gone before the answer comes. */
  underWay: (Typed & { isLeaving: boolean }) | undefined;
  /** What was not saved when its record was sent. */
  aside: Typed | undefined;
  /** It was quiet for long enough, or somebody has asked for it: what waits is sent as soon as it may be. */
  isDue: boolean;
  /** The page may go: what is sent next has to outlive it. */
  isLeaving: boolean;
  /** The session is over: nothing is sent. */
  isHeld: boolean;
  /** All that the form of now has typed is saved. */
  isSaved: boolean;
  /** What stands in the way of saving. */
  problem: 'failed' | 'refused' | 'conflict' | undefined;
  /** How often saving has failed since it last went well. */
  failures: number;
  submission: Submission | undefined;
  /**
   * By which the form that stands has sent its record, and nothing says so far that one is stored. Whatever is sent next goes by
   * it, too, also where it was changed: of all that is sent by one key, the backend stores one.
   */
  triedKey: string | undefined;
  answer: SubmitAnswer | undefined;
  /** The form began with what was typed before, and nobody has said so far that they have read it. */
  isRestored: boolean;
  /** What the form shows: what it began with, then what is typed, or came of a conflict. Undefined before it stands. */
  formValue: unknown;
  /** What came of conflicts in which what was typed here was put into the other one. The form shows it from then on. */
  merges: readonly Merge[];
} & CopyContext;

/** What is known of what the backend holds. */
type StoredDraftContext = {
  /** The version last seen, and what was stored with it. */
  version: number;
  base: unknown;
  /** Values that were sent and not answered, or whose answer was lost: the backend may have them. */
  unanswered: readonly unknown[];
  /** The record was sent, whatever came of it: where the backend has it, it has dropped the draft. */
  isSent: boolean;
  /** The record that was sent last and not answered. */
  record: unknown;
};

/** What is known of the encrypted copy. */
type CopyContext = {
  /** What lies in it, or is being encrypted. */
  copied: Typed | undefined;
  /** What is to be done once the disk is free again. */
  copyNext: 'encrypt' | 'drop' | undefined;
  /** What was unsaved lies there, and what is typed on joins it. */
  isEncrypted: boolean;
  /** Entries of pages that are gone, with whose draft this one goes on. */
  foundIds: readonly string[];
  /** Counts the saves: what was typed between two of them belongs together. */
  generation: number;
  /** The newest of which the backend has all. */
  savedGeneration: number;
  /** Which of them have a time set at which they are encrypted. */
  copyTimes: readonly number[];
  /** A time is set that is soon. */
  isCopySoon: boolean;
};

export type DraftInput = Pick<DraftContext, 'key' | 'entryId'>;

export type DraftEvent =
  /** A page begins to read the draft for its form: nothing is sent from now on, or what is read would be old at once. */
  | { type: 'form.opening' }
  /** The page has gone before its form stood. */
  | { type: 'opening.canceled' }
  /** The page has read what its form is to begin with. */
  | { type: 'draft.read'; read: ReadDraft }
  /** The form stands. `base`: what it began with, where nothing is stored. */
  | { type: 'form.opened'; base?: unknown }
  | { type: 'form.closed' }
  | { type: 'draft.changed'; value: unknown; isOffline?: boolean }
  /** What is not saved is to be saved at once. */
  | { type: 'save.requested' }
  /** The same, from a page that may be gone before the answer comes. */
  | { type: 'page.left' }
  | ({ type: 'record.submitted' } & Submission)
  /** The person has been shown what became of what was sent last, though no answer said so. */
  | { type: 'try.settled' }
  /** The person has chosen what was typed here. */
  | { type: 'conflict.mineKept' }
  /** The person has chosen the other version. */
  | { type: 'conflict.theirsTaken' }
  /** The person has read that what they typed before is here again. */
  | { type: 'restored.noticed' }
  | { type: 'session.over' }
  /** The same person has signed in again. */
  | { type: 'session.resumed' }
  /** From here on, raised by the machine itself. What was typed so far is taken care of. */
  | { type: 'typing.over' }
  | { type: 'copy.wanted' }
  | { type: 'copy.due'; generation: number; isSoon: boolean }
  | { type: 'copy.unwanted' };

/** The newest of all of which no answer says that it is saved. */
export function unsavedOf({ waiting, underWay, aside }: DraftContext): Typed | undefined {
  return waiting ?? underWay ?? aside;
}

/** What the next page needs to know, to save what is unsaved here as this one would; undefined where all is saved. */
export function unsavedDraftOf(context: DraftContext): UnsavedDraft | undefined {
  const unsaved = unsavedOf(context);
  if (!unsaved) return undefined;
  const { version, base, unanswered, isSent } = context;
  // Of many tries while the line is down, the first and the last are those that may have come through.
  const kept = unanswered.length > 4 ? [unanswered[0], ...unanswered.slice(-3)] : unanswered;
  return { value: unsaved.value, version, base, unanswered: kept, ...(isSent && { isSent }) };
}
