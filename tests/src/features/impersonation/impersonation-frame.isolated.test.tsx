import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '#tests/setup/console.ts';
import { show } from '../../show.tsx';

type Snapshot = { signedIn: boolean; original: boolean; impersonation: boolean };
const auth = vi.hoisted(() => ({ now: {} as Snapshot, send: vi.fn() }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select: (snapshot: object) => unknown) =>
    select({
      hasTag: (tag: string) => tag === 'signedIn' && auth.now.signedIn,
      context: { identity: { claims: { original: auth.now.original ? {} : undefined } } },
      children: { impersonation: auth.now.impersonation ? { sessionId: 'x' } : undefined },
    }),
  useSession: () => ({ send: auth.send }),
}));
const banner = 'Stop Impersonating';
const page = 'Ines’s dashboard';
const title = 'You are acting as a member';

beforeEach(() => vi.resetModules());

/** Draws a member's page for whoever is there, with the banner's code as this test has it. */
async function at(now: Partial<Snapshot>, code: () => Promise<{ default: () => unknown }>) {
  auth.now = { signedIn: true, original: true, impersonation: true, ...now };
  vi.doMock('#src/features/impersonation/banner-and-dialogs.tsx', code);
  const { ImpersonationFrame } = await import('#src/features/impersonation/impersonation-frame.tsx');
  const shown = show(
    <ImpersonationFrame unseen={(said) => said}>
      <p>{page}</p>
    </ImpersonationFrame>,
  );
  return shown;
}
const there = () => Promise.resolve({ default: () => <button>{banner}</button> });

test.each([
  ['by the claims and the machine', {}],
  ['by the machine alone', { original: false }],
])('who impersonates a member, %s, sees the page together with the banner, and never before', async (_, now) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  const { container } = await at(now, () => held.then(there));
  expect(container).toBeEmptyDOMElement();
  // A wait of more than a second says what it waits for, and how to leave.
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText('as soon as you can stop', { exact: false })).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(page);
  come();
  expect(await screen.findByRole('button', { name: banner })).toBeInTheDocument();
  expect(screen.getByText(page)).toBeInTheDocument();
});

test('where the machine does not know yet what the claims say, there is no page either', async () => {
  const { container } = await at({ impersonation: false }, there);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(page);
});

test('where the code of the banner can’t be had, a page says so, with nothing of the member and a way out', async () => {
  expectConsole('error', /^Impersonation not shown/);
  const { container, user } = await at({}, () => Promise.reject(new Error('not there')));
  expect(await screen.findByRole('alert')).toHaveTextContent('we show nothing of the member');
  expect(container).not.toHaveTextContent(page);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(auth.send).toHaveBeenCalledWith({ type: 'signOut.requested' });
});

test('a banner that breaks takes the page with it', async () => {
  expectConsole('error', 'the banner broke');
  const breaking = () => {
    throw new Error('the banner broke');
  };
  const { container } = await at({}, () => Promise.resolve({ default: breaking }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(container).not.toHaveTextContent(page);
});

test('who is there in person waits for nothing, and fetches nothing of it', async () => {
  const code = vi.fn(there);
  await at({ original: false, impersonation: false }, code);
  expect(screen.getByText(page)).toBeInTheDocument();
  expect(code).not.toHaveBeenCalled();
});
