import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noEvidence } from '#domain/progress.ts';
import { stopImpersonation } from '#src/features/impersonation/claims.ts';
import { saveStep } from '#src/features/journey/progress.ts';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';
import { setLocale } from '#src/lib/locale.ts';
import { support } from '#src/lib/settings.ts';
import { NamesForm } from '#src/pages/member/profile/names-form.tsx';
import { useUserRecord } from '#src/pages/member/profile/use-user-record.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { show } from '../../show.tsx';

// The client keeps the class that it finds at its making, and its addresses have no host of their own here.
vi.hoisted(() => {
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
    }
  };
});

/** Somebody whose token has come to its end: the next request has to ask the provider for another one. */
const token = vi.hoisted(() => ({ failure: undefined as Error | undefined }));
vi.mock('#src/lib/identity/sdk.ts', () => {
  const read = (value: unknown) => () => (token.failure ? Promise.reject(token.failure) : Promise.resolve(value));
  const claims = { novi_id: 'novi-1', novi_authorities: ['member'] };
  const sdk = { auth: { currentUser: { getIdToken: read('token'), getIdTokenResult: read({ claims }) } } };
  return { loadSdk: () => Promise.resolve(sdk), sdkIfAsked: () => Promise.resolve(sdk) };
});
vi.mock('#src/features/session/auth-provider.tsx', () => ({ useAuthActor: () => ({ send: vi.fn() }) }));
const fetched = vi.fn<typeof fetch>();

const refused = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { name: 'FirebaseError', code: `auth/${code}` });
const ana = { id: 'novi-1', firebase_id: 'uid', first_name: 'Ana', middle_name: '', last_name: 'Reyes' };
const sentence = (what: string) =>
  `Error updating user ${what}. Please try again later or contact us at ${support.email}.`;
const states = () => api.GET('/states/list');

beforeEach(() => {
  setLocale('en');
  token.failure = undefined;
  fetched.mockReset().mockImplementation(async () => Response.json({ data: ana }, { headers: { ETag: '"1"' } }));
  vi.stubGlobal('fetch', fetched);
});

function loseLine(code = 'network-request-failed') {
  token.failure = refused(code);
  expectConsole('error', `Token read failed FirebaseError (auth/${code})`);
}

function Names() {
  const { record, changeNames } = useUserRecord('novi-1');
  return record.data && <NamesForm names={record.data.user} onSave={changeNames} />;
}

test('names that can’t be saved for want of a token are answered with the product’s sentence', async () => {
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <Names />
    </QueryClientProvider>,
  );
  await user.type(await screen.findByLabelText('First name'), ' Luz');
  loseLine();
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence('info'));
  expect(alert).not.toHaveTextContent('Firebase');
  expect(screen.getByLabelText('First name')).toHaveValue('Ana Luz');
});

test('acting that can’t be stopped for want of a token fails with its sentence, and no answer’s status', async () => {
  loseLine();
  const stop = stopImpersonation({ noviId: 'novi-9', name: 'Sam Staff', authorities: ['admin'] });
  await expect(stop).rejects.toMatchObject({ name: 'ApiError', status: 0, message: sentence('claims') });
});

test('a step that can’t be completed for want of a token fails as an update of the user', async () => {
  loseLine();
  const save = saveStep({ step: 'survey', data: undefined, progress: { furthest: 'survey', evidence: noEvidence } });
  await expect(save).rejects.toMatchObject({ name: 'ApiError', status: 0, message: sentence('info') });
});

test.each(['network-request-failed', 'timeout'])(
  'a request whose token can’t be asked for (%s) is lost',
  async (code) => {
    loseLine(code);
    await expect(states()).rejects.toBeInstanceOf(NetworkError);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each([
  ['user-token-expired', 'For your safety, please sign in again.'],
  ['user-disabled', 'This account is closed or on hold. Please contact us, and we will help you.'],
])('a request whose token is refused (%s) is answered as by the API', async (code, message) => {
  loseLine(code);
  const failure: unknown = await states().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 401, code: 'unauthorized', message });
});

test('a token that can’t be renewed after a refusal is no other failure', async () => {
  fetched.mockImplementation(() => {
    token.failure = refused('network-request-failed');
    return Promise.resolve(Response.json({ message: 'Sign in', code: 'unauthorized' }, { status: 401 }));
  });
  expectConsole('error', 'Token read failed FirebaseError (auth/network-request-failed)');
  await expect(states()).rejects.toBeInstanceOf(NetworkError);
});
