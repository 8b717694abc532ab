import { expect, test } from 'vitest';
import { authActors } from '#src/app/actors.ts';
import { drafts, tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { lastActivity, storeActivity } from '#src/features/idle/activity.ts';
import { counselingTabKey, enableCounselingTab } from '#src/features/journey/counseling-tab.ts';
import { knownPartner, rememberPartner } from '#src/features/session/partner-code.ts';
import { knownRedirect, rememberRedirect } from '#src/features/session/redirect-address.ts';
import { knownReturn, rememberReturn } from '#src/features/session/return-address.ts';
import { currentToast, showToast } from '#src/ui/toast/store.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { present } from '#tests/harness/firebase-auth.ts';
import { accountOf, ana, startSession, type Person } from '#tests/harness/session.ts';

const eve = { ...ana, noviId: 'novi-eve' };

/** The session of a browser in which somebody was signed in before, or nobody; the identity provider says who. */
async function start(person?: 'nobody') {
  const actor = startSession({ person, actors: { observeIdentity: authActors.observeIdentity } });
  /** The identity provider has news of who is there. */
  const comes = async (next: Person | null) => {
    present(next && accountOf(next));
    await isThere(next);
  };
  const isThere = (next: Person | null) =>
    eventually(() => {
      expect(actor.getSnapshot().context.identity?.claims.noviId).toBe(next?.noviId);
      expect(actor.getSnapshot().hasTag(next ? 'signedIn' : 'signedOut')).toBe(true);
    });
  await isThere(person === 'nobody' ? null : ana);
  return { comes };
}

test('a stored address is for who signed out: whoever is signed in goes there no more', async () => {
  rememberRedirect('/login');
  const { comes } = await start('nobody');
  expect(knownRedirect()).toEqual({ kind: 'path', to: '/login' });
  await comes(ana);
  expect(knownRedirect()).toBeUndefined();
});

test('where somebody was signed in, signing out makes no deep link to come back to', async () => {
  const { comes } = await start();
  await comes(null);
  rememberReturn('/member/dashboard');
  expect(knownReturn()).toBeUndefined();
});

test.each([
  ['nobody', null],
  ['somebody else', eve],
])('what was kept of a person goes with them, when %s comes', async (_, next) => {
  const { comes } = await start();
  const key = { patientId: ana.noviId, record: 'drafts/eligibility' };
  const draft = openDraft(key, { mayEncrypt: false });
  tell(draft, { type: 'draft.changed', value: { zip: '60647' }, isOffline: true });
  storeActivity(1_800_000_000_000);
  enableCounselingTab();
  showToast('Ana’s kit was ordered.');
  rememberPartner('prairie-steel');
  await comes(next);
  expect(await drafts.save()).toBe('none');
  expect([drafts.find(key), draft.getSnapshot().status]).toEqual([undefined, 'stopped']);
  expect(lastActivity()).toBeUndefined();
  expect(localStorage.getItem(counselingTabKey)).toBeNull();
  expect(currentToast()).toBeUndefined();
  expect(knownPartner()).toBeUndefined();
});
