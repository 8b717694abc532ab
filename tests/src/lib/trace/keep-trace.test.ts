import { expect, it, vi } from 'vitest';
import type { TraceEntry } from '#machines/graph/trace.ts';
import { keepTrace, mostEntries, type KeptTrace } from '#src/lib/trace/keep-trace.ts';
import { traceKey } from '#src/lib/trace/trace-key.ts';
import { endWithTest } from '#tests/setup/after-each.ts';

const started = new Set<KeptTrace>();
// As the page does that is left: the next one is another page.
endWithTest(() => {
  started.forEach((trace) => trace.stop());
  started.clear();
});

/** Keeps a trace for as long as the test goes on. */
function kept(before = ''): KeptTrace {
  const trace = keepTrace(before);
  started.add(trace);
  return trace;
}

const entry = (machine: string, state: string, event = 'told'): TraceEntry => ({
  ...{ machine, actor: 'page.1', event },
  ...{ branches: [], state: [state] },
});
const signedIn = entry('auth', 'auth.signedIn.token.fresh');
const signedOut = entry('auth', 'auth.signedOut');
const leavePage = () => dispatchEvent(new Event('pagehide'));
const inTab = () => sessionStorage.getItem(traceKey);

it('goes on after the page was loaded anew', () => {
  kept().add(signedIn);
  leavePage();
  const next = kept(inTab() ?? '');
  next.add(entry('journey', 'journey.survey.viewing'));
  expect(next.read().entries.map(({ machine }) => machine)).toEqual(['auth', 'journey']);
});

it('is asked for from the start, before anything was done', () => {
  kept();
  expect(inTab()).toBe('{"version":1,"entries":[]}');
});

it('begins anew where something else lies in the tab', () => {
  expect(kept('{"version":1,"entries":[{"email":"ana@example.com"}]}').read().entries).toEqual([]);
});

it('drops what is oldest', () => {
  const trace = kept();
  for (let count = 0; count <= mostEntries; count += 1) trace.add(entry('kit', 'kit', String(count)));
  expect(trace.read().entries).toHaveLength(mostEntries);
  expect(trace.read().entries[0]?.event).toBe('1');
});

it('tells once what repeats itself each second', () => {
  const trace = kept();
  const [counted, judged] = [entry('auth', 'auth.signedIn.idle.judging'), entry('auth', 'auth.signedIn.idle.active')];
  const typed = entry('draft', 'draft.saving.dirty');
  for (const each of [counted, judged, counted, judged, typed, counted, judged, counted, judged]) trace.add(each);
  expect(trace.read().entries).toEqual([counted, judged, typed, counted, judged]);
});

it('ends when the person signs out, and nothing of it stays in the tab', () => {
  const trace = kept();
  const stopped = vi.fn();
  trace.onStop(stopped);
  // Who has not signed in yet is signed out, too.
  trace.add(signedOut);
  expect(trace.isStopped()).toBe(false);
  trace.add(signedIn);
  trace.add(signedOut);
  trace.add(entry('entrance', 'entrance.asking'));
  leavePage();
  expect(trace.isStopped()).toBe(true);
  expect(stopped).toHaveBeenCalledOnce();
  expect(inTab()).toBeNull();
  expect(trace.read().entries).toEqual([signedOut, signedIn, signedOut]);
});

it('knows after the page was loaded anew that somebody was signed in', () => {
  kept().add(signedIn);
  leavePage();
  const next = kept(inTab() ?? '');
  next.add(signedOut);
  expect(inTab()).toBeNull();
});
