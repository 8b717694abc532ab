import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAuth } from '#src/app/root-actor.ts';
import { drafts, tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { lastActivity, storeActivity } from '#src/features/idle/activity.ts';
import { counselingTabKey, offerCounselingTab } from '#src/features/journey/counseling-tab.ts';
import { knownPartner, rememberPartner } from '#src/features/session/partner-code.ts';
import { knownRedirect, rememberRedirect } from '#src/features/session/redirect-address.ts';
import { knownReturn, rememberReturn } from '#src/features/session/return-address.ts';
import { currentToast, showToast } from '#src/ui/toast/store.ts';

const sdk = vi.hoisted(() => ({ auth: { currentUser: null as object | null }, onIdTokenChanged: vi.fn() }));
vi.mock('#src/lib/identity/sdk.ts', () => ({
  loadSdk: () => Promise.resolve(sdk),
  sdkIfAsked: () => Promise.resolve(sdk),
}));
vi.mock('#src/lib/api/client.ts', () => ({ api: { GET: () => new Promise(() => undefined) } }));
vi.mock('#src/features/idle/watch-later.ts', () => ({
  watchLater: () => ({ stay: () => undefined, stop: () => undefined }),
}));

function member(uid: string) {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { novi_id: `novi-${uid}`, novi_authorities: ['member'], exp };
  const getIdTokenResult = () => Promise.resolve({ claims, issuedAtTime: new Date().toUTCString() });
  return { uid, email: `${uid}@example.com`, getIdTokenResult };
}

let actor: ReturnType<typeof startAuth>;
let report: (user: object | null) => void;

/** The app's own root actor, in a browser where somebody was signed in before. */
beforeEach(() => {
  sdk.onIdTokenChanged.mockImplementation((_, tell: typeof report) => {
    report = tell;
    return () => undefined;
  });
  actor = startAuth();
});

afterEach(() => {
  actor.stop();
  localStorage.clear();
  sessionStorage.clear();
});

/** The identity SDK says who is there. */
async function present(user: ReturnType<typeof member> | null) {
  await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalled());
  sdk.auth.currentUser = user;
  report(user);
  await vi.waitFor(() => {
    expect(actor.getSnapshot().context.identity?.uid).toBe(user?.uid);
    expect(actor.getSnapshot().hasTag(user ? 'signedIn' : 'signedOut')).toBe(true);
  });
}

test('a stored address is for who signed out: whoever is signed in goes there no more', async () => {
  rememberRedirect('/login');
  await present(null);
  expect(knownRedirect()).toEqual({ kind: 'path', to: '/login' });
  await present(member('ana'));
  expect(knownRedirect()).toBeUndefined();
});

test('where somebody was signed in, signing out makes no deep link to come back to', async () => {
  await present(member('ana'));
  await present(null);
  rememberReturn('/member/dashboard');
  expect(knownReturn()).toBeUndefined();
});

test.each([
  ['nobody', null],
  ['somebody else', member('eve')],
])('what was kept of a person goes with them, when %s comes', async (_, next) => {
  await present(member('ana'));
  const key = { patientId: 'novi-ana', record: 'drafts/eligibility' };
  const draft = openDraft(key, { maySeal: false });
  tell(draft, { type: 'draft.changed', value: { zip: '60647' }, isOffline: true });
  storeActivity(1_800_000_000_000);
  offerCounselingTab();
  showToast('Ana’s kit was ordered.');
  rememberPartner('prairie-steel');
  await present(next);
  expect(await drafts.save()).toBe('none');
  expect([drafts.find(key), draft.getSnapshot().status]).toEqual([undefined, 'stopped']);
  expect(lastActivity()).toBeUndefined();
  expect(localStorage.getItem(counselingTabKey)).toBeNull();
  expect(currentToast()).toBeUndefined();
  expect(knownPartner()).toBeUndefined();
});
