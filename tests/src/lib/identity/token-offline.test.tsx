import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noEvidence } from '#domain/progress.ts';
import { stopImpersonation } from '#src/features/impersonation/claims.ts';
import { saveStep } from '#src/features/journey/progress.ts';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';
import { support } from '#src/lib/settings.ts';
import { NamesForm } from '#src/pages/member/profile/names-form.tsx';
import { useUserRecord } from '#src/pages/member/profile/use-user-record.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { auth } from '#tests/harness/firebase-auth.ts';
import { startSession } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { expectConsole } from '#tests/setup/console.ts';

const refused = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { name: 'FirebaseError', code: `auth/${code}` });
const sentence = (what: string) =>
  `Error updating user ${what}. Please try again later or contact us at ${support.email}.`;
const states = () => api.GET('/states/list');

/** The token has come to its end: the next request has to ask the provider for another one, which fails. */
function loseLine(code = 'network-request-failed') {
  const fails = () => Promise.reject(refused(code));
  Object.assign(auth.currentUser!, { getIdToken: fails, getIdTokenResult: fails });
  expectConsole('error', `Token read failed FirebaseError (auth/${code})`);
}

function Names() {
  const { record, changeNames } = useUserRecord('m');
  return record.data && <NamesForm names={record.data.user} change={changeNames} />;
}

test('names that can’t be saved for want of a token are answered with the product’s sentence', async () => {
  const { user } = showPage(<Names />);
  await user.type(await screen.findByLabelText('First name'), ' Luz');
  loseLine();
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence('info'));
  expect(alert).not.toHaveTextContent('Firebase');
  expect(screen.getByLabelText('First name')).toHaveValue('Ana Luz');
});

test('impersonation that can’t be stopped for want of a token fails with its sentence, and no answer’s status', async () => {
  startSession();
  loseLine();
  const stop = stopImpersonation({ noviId: 'novi-9', name: 'Sam Staff', authorities: ['admin'] });
  await expect(stop).rejects.toMatchObject({ name: 'ApiError', status: 0, message: sentence('claims') });
});

test('a step that can’t be completed for want of a token fails as an update of the user', async () => {
  startSession();
  loseLine();
  const save = saveStep({ step: 'survey', data: undefined, progress: { furthest: 'survey', evidence: noEvidence } });
  await expect(save).rejects.toMatchObject({ name: 'ApiError', status: 0, message: sentence('info') });
});

test.each(['network-request-failed', 'timeout'])(
  'a request whose token can’t be asked for (%s) is lost',
  async (code) => {
    startSession();
    loseLine(code);
    await expect(states()).rejects.toBeInstanceOf(NetworkError);
    expect(backend.requests()).toEqual([]);
  },
);

test.each([
  ['user-token-expired', 'For your safety, please sign in again.'],
  ['user-disabled', 'This account is closed or on hold. Please contact us, and we will help you.'],
])('a request whose token is refused (%s) is answered as by the API', async (code, message) => {
  startSession();
  loseLine(code);
  const failure: unknown = await states().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 401, code: 'unauthorized', message });
});

test('a token that can’t be renewed after a refusal is no other failure', async () => {
  startSession();
  backend.answers('get', '/states/list', () => {
    loseLine();
    return refusal(401, { code: 'unauthorized' });
  });
  await expect(states()).rejects.toBeInstanceOf(NetworkError);
});
