import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import { impersonationMachine, type ImpersonationEvent, type Original } from '#machines/impersonation/machine.ts';
import Impersonation from '#src/features/impersonation/banner-and-dialogs.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { setLocale } from '#src/lib/locale.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import type { Person } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const original = { noviId: 'novi-9', name: 'Sam Staff', authorities: ['admin'] as const };
let tick: (event: ImpersonationEvent) => void;

type Backend = { stop?: () => Promise<void>; endsAt?: number; drafts?: DraftsOutcome; person?: Partial<Person> };
const ines = { firstName: 'Ines', lastName: 'Duarte' };

function open({ stop = () => Promise.resolve(), endsAt, drafts = 'none', person = ines }: Backend = {}) {
  const actor = createActor(
    impersonationMachine.provide({
      actors: {
        clock: fromCallback<ImpersonationEvent, void>(({ sendBack }) => void (tick = sendBack)),
        listen: fromCallback(() => {}),
        readEnd: fromPromise(() => Promise.resolve(endsAt)),
        saveDrafts: fromPromise(() => Promise.resolve(drafts)),
        stop: fromPromise<void, { original: Original }>(stop),
      },
    }),
    { input: { original, memberId: 'novi-1' } },
  ).start();
  const shown = showPage(
    <>
      <h1>Survey</h1>
      <Impersonation actor={actor} />
    </>,
    { person },
  );
  return { ...shown, actor };
}

const banner = () => screen.getByRole('complementary', { name: 'Acting as a member' });
const stopButton = { name: 'Stop Impersonating' };

afterEach(() => setLocale('en'));

test('the banner says who impersonates whom, and until when once that is known', async () => {
  open({ endsAt: new Date(2027, 0, 4, 15, 40).getTime() });
  expect(banner()).toHaveTextContent('Sam Staff is acting as Ines Duarte.');
  expect(await within(banner()).findByText(/This ends by 3:40\sPM\./)).toBeVisible();
});

test('a member whose name could not be had is still somebody who is acted for', () => {
  open({ person: { firstName: '', lastName: '' } });
  expect(banner()).toHaveTextContent('Sam Staff is acting as a member.');
});

test('Escape and Cancel close the question, and the focus goes back to where it came from', async () => {
  const { user } = open();
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Cancel' })),
  ]) {
    await user.click(within(banner()).getByRole('button', stopButton));
    await openDialog('Stop Impersonating');
    await leave();
    await eventually(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await eventually(() => expect(within(banner()).getByRole('button', stopButton)).toHaveFocus());
  }
});

test('the question offers stopping first, as every dialog its main action', async () => {
  const { user } = open();
  await user.click(within(banner()).getByRole('button', stopButton));
  const question = await openDialog('Stop Impersonating');
  const buttons = within(question).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Stop Impersonating', 'Cancel']);
});

test('a stop that fails says so by an alert, to the letter, and stays open', async () => {
  const stop = vi.fn(() => Promise.reject(new ApiError(422, 'claims_refused', 'Not what the records say.')));
  const { user } = open({ stop });
  await user.click(within(banner()).getByRole('button', stopButton));
  await user.click(within(await openDialog('Stop Impersonating')).getByRole('button', stopButton));
  expect((await screen.findByRole('alert')).textContent).toBe('Error: Not what the records say.');
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(within(banner()).getByRole('button', stopButton));
  await openDialog('Stop Impersonating');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while it is being stopped nothing can be taken back or pressed twice', async () => {
  const stop = vi.fn(() => new Promise<void>(() => {}));
  const { user } = open({ stop });
  await user.click(within(banner()).getByRole('button', stopButton));
  await user.dblClick(within(await openDialog('Stop Impersonating')).getByRole('button', stopButton));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Stopping …' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('once it has ended another dialog counts down, which nothing closes, and which is read out once', async () => {
  const { user } = open();
  await user.click(within(banner()).getByRole('button', stopButton));
  await user.click(within(await openDialog('Stop Impersonating')).getByRole('button', stopButton));
  const ended = await openDialog('Impersonation Ended');
  await eventually(() => expect(screen.queryByRole('alertdialog', stopButton)).not.toBeInTheDocument());
  const described = 'You are signed out in 5 seconds.';
  expect(ended).toHaveAccessibleDescription(expect.stringContaining(described));
  act(() => tick({ type: 'clock.ticked', now: 10_000 }));
  act(() => tick({ type: 'clock.ticked', now: 14_000 }));
  expect(within(ended).getByText('You are signed out in 1 second.')).toHaveAttribute('aria-hidden', 'true');
  expect(ended).toHaveAccessibleDescription(expect.stringContaining(described));
  expect(within(ended).queryByRole('status')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await openDialog('Impersonation Ended')).toBeVisible();
  act(() => tick({ type: 'clock.ticked', now: 15_000 }));
  expect(within(ended).getByText('Signing you out …')).toBeVisible();
});

const lost = 'Some of what you typed last could not be saved.';

test('what could not be saved is said when impersonation has ended', async () => {
  const { user } = open({ drafts: 'unsaved' });
  await user.click(within(banner()).getByRole('button', stopButton));
  await user.click(within(await openDialog('Stop Impersonating')).getByRole('button', stopButton));
  expect(await openDialog('Impersonation Ended')).toHaveAccessibleDescription(expect.stringContaining(lost));
});

test('what could not be saved is said beside why the stop failed, where one can still go on', async () => {
  const { user } = open({
    drafts: 'unsaved',
    stop: () => Promise.reject(new ApiError(503, 'unavailable', 'Not now.')),
  });
  await user.click(within(banner()).getByRole('button', stopButton));
  const question = await openDialog('Stop Impersonating');
  await user.click(within(question).getByRole('button', stopButton));
  expect(await screen.findByText('Error: Not now.')).toBeVisible();
  expect(within(question).getByText(lost)).toBeVisible();
});

test.each(['none', 'saved'] as const)('of drafts that are %s nothing is said', async (drafts) => {
  const { user } = open({ drafts });
  await user.click(within(banner()).getByRole('button', stopButton));
  await user.click(within(await openDialog('Stop Impersonating')).getByRole('button', stopButton));
  expect(await openDialog('Impersonation Ended')).not.toHaveTextContent(lost);
});

test('in Spanish all of it is in Spanish', async () => {
  setLocale('es');
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Dejar de actuar como miembro' }));
  await user.click(
    within(await openDialog('Dejar de actuar como miembro')).getByRole('button', {
      name: 'Dejar de actuar como miembro',
    }),
  );
  expect(await openDialog('Ya no actúa como miembro')).toHaveTextContent('La sesión se cierra en 5 segundos.');
});
