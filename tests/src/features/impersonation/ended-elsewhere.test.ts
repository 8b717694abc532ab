import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { impersonation } from '#src/features/impersonation/provided-machine.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { draftWith } from '#tests/harness/records.ts';
import { startSession } from '#tests/harness/session.ts';

const path = '/patients/{patientId}/drafts/{draftStep}';
const input = { original: { noviId: 'olu', name: 'Olu Admin', authorities: ['admin' as const] }, memberId: 'ada' };
const endNotAsked = (): Promise<number | undefined> => Promise.resolve(undefined);

/** A form of the member, into which the admin has typed. */
function typedInto() {
  startSession();
  const draft = openDraft({ patientId: 'ada', record: 'drafts/eligibility' }, { mayEncrypt: false });
  tell(draft, { type: 'form.opened' });
  tell(draft, { type: 'draft.changed', value: { zip: '60647' } });
  return draft;
}

test.each([
  ['could not be saved', () => backend.isAway('put', path), { saving: 'retrying' }, 'unsaved'],
  [
    'was saved',
    () => backend.answers('put', path, ({ body }) => draftWith(body.values, 1, 'eligibility')),
    { saving: 'clean' },
    undefined,
  ],
] as const)(
  'what was typed and %s is known where impersonation is over already',
  async (_, answer, state, expected) => {
    answer();
    const draft = typedInto();
    await eventually(() => expect(draft.getSnapshot().matches(state as never)).toBe(true));
    const actor = createActor(impersonation.provide({ actors: { readEnd: fromPromise(endNotAsked) } }), {
      input,
    }).start();
    actor.send({ type: 'impersonation.ended' });
    expect(actor.getSnapshot().matches('ended')).toBe(true);
    expect(actor.getSnapshot().context.drafts).toBe(expected);
    actor.stop();
  },
);
