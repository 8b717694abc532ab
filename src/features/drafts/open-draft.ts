import { fromCallback, fromPromise } from 'xstate';
import { draftMachine } from '#machines/draft/machine.ts';
import type { EncryptInput, StoreInput } from '#machines/draft/base.ts';
import type { DraftEvent, DraftKey, StoreAnswer } from '#machines/draft/types.ts';
import type { JourneyStep } from '#domain/steps.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { storeRecord } from '../journey/records.ts';
import { drafts, type DraftActor } from './draft-registry.ts';
import { deleteEntries } from './encrypted/entries.ts';
import { canEncrypt, encryptDraft } from './encrypted/copies.ts';
import { holdLock } from './encrypted/locks.ts';
import { overwriteDraft, readDraft, saveDraft } from './store.ts';
import { isWriting, storeWriting } from './writing-store.ts';

/** The draft machine with its real parts. */
const machine = draftMachine.provide({
  actors: {
    save: fromPromise(({ input }) => saveDraft(input)),
    read: fromPromise(({ input }) => readDraft(input)),
    overrule: fromPromise(({ input }) => overwriteDraft(input)),
    storeRecord: fromPromise<StoreAnswer, StoreInput>(({ input }) => store(input)),
    encrypt: fromPromise<boolean, EncryptInput>(({ input, signal }) => encryptDraft(input, signal)),
    drop: fromPromise<void, { ids: readonly string[] }>(async ({ input }) => {
      if (!(await deleteEntries(input.ids))) throw new Error('The copy could not be taken away.');
    }),
    holdLock: fromCallback<DraftEvent, { entryId: string | undefined }>(({ input: { entryId } }) =>
      entryId === undefined ? undefined : holdLock(entryId),
    ),
  },
});

/** The draft of who is signed in. `mayEncrypt`: whether it may lie encrypted on the device, which is for its person alone. */
export function openDraft(key: DraftKey, { mayEncrypt }: { mayEncrypt: boolean }): DraftActor {
  const entryId = mayEncrypt && canEncrypt() ? crypto.randomUUID() : undefined;
  return drafts.open(machine, { key, entryId });
}

async function store(input: StoreInput): Promise<StoreAnswer> {
  const { key, record, ...how } = input;
  const { patientId, record: name } = key;
  try {
    if (isWriting(key)) return await storeWriting(input);
    const stored = await storeRecord(name.split('/')[1] as JourneyStep, record, { patientId, ...how });
    return { kind: 'stored', ...stored };
  } catch (error) {
    if (hasCode(error, 'stale')) return { kind: 'stale', error };
    throw error;
  }
}
