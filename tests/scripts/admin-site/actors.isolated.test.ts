import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { adminSiteActors } from '#scripts/admin-site/actors.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
const renewIdentity = vi.hoisted(() => vi.fn());
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/lib/api/updates.ts', () => ({}));
vi.mock('#src/lib/identity/sdk.ts', () => ({
  loadSdk: () => Promise.resolve({ auth: { authStateReady: () => Promise.resolve() } }),
}));
vi.mock('#src/lib/identity/identity.ts', () => ({ renewIdentity, signIn: vi.fn(), signOut: vi.fn() }));

const own = { noviId: 'a', authorities: ['admin'], original: undefined };
const original = { noviId: 'a', name: 'Ada Admin', authorities: ['admin'] };
const impersonatedId = { noviId: 'm', authorities: ['member'], original };
const identity = (claims: object) => ({ email: 'ada@novi.example', claims });
const ended = new ApiError(403, 'impersonation_ended', 'It has ended.');
const look = () => toPromise(createActor(adminSiteActors.whoIsThere).start());

beforeEach(() => {
  vi.useFakeTimers();
  renewIdentity.mockReset();
  api.GET.mockReset().mockResolvedValue({ data: { data: { first_name: 'Ada', last_name: 'Admin' } } });
});

it('shows the reason and the end of the admin’s own time, also beside another admin of their name', async () => {
  const time = { admin_name: 'Ada Admin', ended_at: null, ends_at: '2027-03-01T16:30:00.000Z' };
  const times = [
    { ...time, admin_id: 'b', reason: 'Another one.', ends_at: '2027-03-01T15:30:00.000Z' },
    { ...time, admin_id: 'a', reason: 'Over.', ended_at: '2027-03-01T14:30:00.000Z' },
    { ...time, admin_id: 'a', reason: 'Their own.' },
  ];
  api.GET.mockImplementation((path: string) => {
    const data = path.endsWith('/impersonations') ? times : { first_name: 'Mia', last_name: 'Member' };
    return Promise.resolve({ data: { data } });
  });
  renewIdentity.mockResolvedValue(identity(impersonatedId));
  expect(await look()).toEqual({
    kind: 'impersonating',
    impersonation: { adminId: 'a', memberName: 'Mia Member', reason: 'Their own.', endsAt: '2027-03-01T16:30:00.000Z' },
  });
});

it('looks again, less and less often, until the claims of an ended time are brought back', async () => {
  renewIdentity.mockResolvedValueOnce(identity(impersonatedId)).mockResolvedValueOnce(identity(impersonatedId));
  renewIdentity.mockResolvedValue(identity(own));
  api.GET.mockRejectedValueOnce(ended).mockRejectedValueOnce(ended);
  const seen = look();
  await vi.advanceTimersByTimeAsync(749);
  expect(renewIdentity).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await seen).toEqual({ kind: 'admin', admin: { noviId: 'a', name: 'Ada Admin', email: 'ada@novi.example' } });
  expect(renewIdentity).toHaveBeenCalledTimes(3);
});

it('says so when they are not brought back, and does not ask without end', async () => {
  renewIdentity.mockResolvedValue(identity(impersonatedId));
  api.GET.mockRejectedValue(ended);
  const outcome = expect(look()).rejects.toBe(ended);
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(renewIdentity).toHaveBeenCalledTimes(6);
});
