import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import AccountProblem from '#src/app/account-problem.tsx';
import { AuthProvider, type AuthActor } from '#src/features/session/auth-provider.tsx';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { show } from '../show.tsx';

/** The page of an account whose claims are missing, after this failure. */
function visitAfter(failure: unknown) {
  const snapshot = { context: { identity: {}, failure }, hasTag: () => false };
  const actor = { send: vi.fn(), getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
  show(
    <AuthProvider session={actor as unknown as AuthActor}>
      <AccountProblem problem="claimsMissing" />
    </AuthProvider>,
  );
}
const refused = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

test.each([
  ['the line is down', new NetworkError('lost')],
  ['the identity provider is down', refused('network-request-failed')],
  ['the backend can’t reach the provider', new ApiError(503, 'identity_unavailable', 'Try again.')],
  ['the code of the SDK can’t be fetched', new TypeError('Failed to fetch dynamically imported module')],
])('where %s, nothing is said about the account', (_, failure) => {
  visitAfter(failure);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t check your sign-in right now');
  expect(screen.getByRole('main')).not.toHaveTextContent('not ready');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test.each([
  ['claims came and were of no use', undefined],
  ['the backend says no', new ApiError(403, 'forbidden', 'No.')],
])('where %s, the account is not ready', (_, failure) => {
  visitAfter(failure);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is not ready yet');
});
