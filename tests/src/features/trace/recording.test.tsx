import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseTrace } from '#machines/graph/trace.ts';
import { traceIfAsked } from '#src/features/trace/trace-if-asked.ts';
import { traceKey } from '#src/lib/trace/trace-key.ts';
import { ClaimsMissingPage } from '#src/pages/account/claims-missing-page.tsx';
import { savedFiles } from '#tests/harness/saved-files.ts';
import { startSession } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { endWithTest } from '#tests/setup/after-each.ts';

// It stands beside the app, which the page's end takes away.
endWithTest(() => screen.queryByRole('button', { name: 'Stop and delete' })?.click());

const bar = () => screen.findByRole('complementary', { name: 'Recording for support' });
const offer = () => screen.getByRole('button', { name: 'Record what does not work' });
const page = <ClaimsMissingPage unreachable={false} onTryAgain={() => {}} onSignOut={() => {}} />;

it('records from the press on, says what the file holds, and saves it', async () => {
  const files = savedFiles();
  const { user, auth } = showPage(page, { journey: { at: 'survey' } });
  await user.click(offer());
  expect(await bar()).toHaveFocus();
  expect(await bar()).toHaveTextContent('It does not hold your name, what you type, or any health data.');
  act(() => auth.send({ type: 'idle.stayed' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Save the file' }));
  const [file] = files;
  expect(file?.name).toBe('novi-trace.json');
  const { entries } = parseTrace((await file?.blob.text()) ?? '');
  expect(entries.map(({ machine, event }) => [machine, event])).toContainEqual(['auth', 'idle.stayed']);
});

it('leads to the bar where it is recorded already, and leaves nothing once that is stopped', async () => {
  const { user } = showPage(page);
  await user.click(offer());
  await bar();
  await user.click(offer());
  expect(screen.getAllByRole('complementary', { name: 'Recording for support' })).toEqual([await bar()]);
  await waitFor(async () => expect(await bar()).toHaveFocus());
  await user.click(within(await bar()).getByRole('button', { name: 'Stop and delete' }));
  expect(screen.queryByRole('complementary', { name: 'Recording for support' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sessionStorage.getItem(traceKey)).toBeNull();
});

it('goes on when the page is loaded anew, without taking the focus, and says when logging out has ended it', async () => {
  sessionStorage.setItem(traceKey, '{"version":1,"entries":[]}');
  await traceIfAsked();
  const auth = startSession();
  expect(await bar()).toHaveTextContent(
    'Do again what went wrong. Then save the file and send it to support@novi.example.',
  );
  expect(document.body).toHaveFocus();
  act(() => auth.send({ type: 'signOut.requested' }));
  await act(
    () => new Promise((resolve) => void auth.subscribe((now) => now.hasTag('signedOut') && resolve(undefined))),
  );
  expect(await bar()).toHaveTextContent('The recording ended when you logged out.');
});
