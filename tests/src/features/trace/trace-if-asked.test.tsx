import { expect, it } from 'vitest';
import type { TraceEntry } from '#machines/graph/trace.ts';
import { traceIfAsked } from '#src/features/trace/trace-if-asked.ts';
import { ForgotPasswordPage } from '#src/pages/account/forgot-password-page.tsx';
import { ana } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { endWithTest } from '#tests/setup/after-each.ts';

endWithTest(() => {
  window.noviTrace = undefined;
});

/** As a browser does that is driven by a test. */
function askForTrace(): TraceEntry[] {
  const entries: TraceEntry[] = [];
  window.noviTrace = (entry) => entries.push(entry);
  return entries;
}

it('tells what the machines of the session and of the page do, and nothing of the person', async () => {
  const entries = askForTrace();
  await traceIfAsked();
  const { auth } = showPage(<ForgotPasswordPage />, { journey: { at: 'survey' } });
  auth.send({ type: 'signOut.requested' });
  expect([...new Set(entries.map(({ machine }) => machine))]).toEqual(
    expect.arrayContaining(['auth', 'journey', 'survey', 'forgottenPassword']),
  );
  expect(entries.flatMap(({ branches }) => branches)).toContain('auth.signedIn signOut.requested #0');
  for (const own of [ana.noviId, ana.firstName, ana.lastName, ana.email]) {
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`\\b${own}\\b`));
  }
});

it('tells nothing where nobody asked as the page was opened', async () => {
  await traceIfAsked();
  const entries = askForTrace();
  showPage(<ForgotPasswordPage />);
  expect(entries).toEqual([]);
});
