import type { StoreInput } from './base.ts';
import { draftSetup } from './setup.ts';
import type { DraftContext } from './types.ts';

/**
 * The record is stored, and takes the place of the draft. What could not be saved before is put aside meanwhile, and is a
 * draft again where the record can't be stored.
 */
export const submitting = draftSetup.createStateConfig({
  description: 'The record takes the place of the draft. No draft of it is sent meanwhile.',
  tags: ['busy'],
  entry: ['setAside', 'wantCopy'],
  initial: 'deciding',
  on: {
    'form.opening': { guard: 'isUnattended', actions: 'noteOpening', description: 'A page waits for this to end.' },
    'opening.canceled': { actions: 'noteNotOpening', description: 'The page has gone.' },
  },
  states: {
    deciding: {
      description: 'Whether the record may be there already.',
      always: [
        {
          guard: 'mayBeStored',
          target: 'checking',
          description: 'The record was sent before, and the reply was lost.',
        },
        { target: 'storing', description: 'The record is sent for the first time.' },
      ],
    },
    checking: {
      description: 'Reads what came of the last try.',
      invoke: {
        id: 'check',
        src: 'read',
        input: ({ context: { key, record, submission } }) => ({ key, records: [submission?.record, record] }),
        onDone: [
          {
            guard: { type: 'isTheRecord', params: ({ event }) => ({ stored: event.output }) },
            target: '#draft.saving.settling',
            actions: [
              {
                type: 'noteStored',
                params: ({ event }) => ({ outcome: 'stored' as const, version: event.output.version }),
              },
              'dismissCopy',
            ],
            description: 'The record is stored: only the reply was lost.',
          },
          {
            guard: { type: 'isKnownVersion', params: ({ event }) => ({ stored: event.output }) },
            target: 'storing',
            description: 'Nothing was stored.',
          },
          {
            guard: { type: 'isOwn', params: ({ event }) => ({ stored: event.output }) },
            target: 'storing',
            actions: { type: 'noteSeen', params: ({ event }) => event.output },
            description: 'An earlier save of this person’s own was stored: the record replaces it.',
          },
          {
            target: '#draft.saving.conflict',
            actions: 'noteOtherStored',
            description: 'Another tab or device has stored something else: the person chooses.',
          },
        ],
        onError: { target: 'storing', description: 'What Novi holds could not be read: sending the record tells.' },
      },
    },
    storing: {
      description: 'Stores the record.',
      entry: 'noteRecord',
      invoke: {
        id: 'storeRecord',
        src: 'storeRecord',
        input: storeInput,
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
            target: '#draft.saving.settling',
            actions: {
              type: 'noteOutrun',
              params: ({ event }) => ({ error: event.output.kind === 'stale' ? event.output.error : undefined }),
            },
            description: 'Another tab or device was faster: the draft finds out what is stored there.',
          },
          {
            target: '#draft.saving.settling',
            actions: [
              {
                type: 'noteStored',
                params: ({ context, event: { output } }) =>
                  output.kind === 'stored' ? output : { outcome: 'stored' as const, version: context.version },
              },
              'dismissCopy',
            ],
            description: 'The record is stored: no draft of it is needed.',
          },
        ],
        onError: {
          target: '#draft.saving.settling',
          actions: { type: 'noteNotStored', params: ({ event }) => ({ error: event.error }) },
          description: 'The record could not be stored: what was not saved before is a draft again.',
        },
      },
    },
  },
});

/** What `storeRecord` is given of a draft. A record was submitted before, with its key: the empty one is for the types alone. */
function storeInput({ context }: { context: DraftContext }): StoreInput {
  const { key, record, version, submission } = context;
  return { key, record, version, idempotencyKey: submission?.idempotencyKey ?? '' };
}
