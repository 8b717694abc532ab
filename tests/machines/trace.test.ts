import { expect, it } from 'vitest';
import { parseTrace, type Trace } from '#machines/graph/trace.ts';

const entry = {
  machine: 'auth',
  actor: 'a.1',
  event: 'app.started',
  branches: ['auth.idle app.started #0'],
  state: [],
};
const trace: Trace = { version: 1, entries: [entry] };

it('reads a trace that was saved', () => {
  expect(parseTrace(JSON.stringify(trace))).toEqual(trace);
});

it('leaves out what a trace does not hold', () => {
  const more = { ...trace, person: 'Maya', entries: [{ ...entry, at: '2027-03-10' }] };
  expect(parseTrace(JSON.stringify(more))).toEqual(trace);
});

it.each([
  ['{', 'it is not JSON'],
  ['[]', 'it is not a JSON object'],
  ['{"version":2,"entries":[]}', 'only version 1'],
  ['{"version":1}', 'it has no list of entries'],
  [JSON.stringify({ version: 1, entries: [entry, 'app.started'] }), 'Entry 1 of this trace is not an object'],
  [JSON.stringify({ version: 1, entries: [{ ...entry, event: 1 }] }), 'Entry 0 of this trace has no event'],
  [JSON.stringify({ version: 1, entries: [{ ...entry, branches: [0] }] }), 'no list of names as its branches'],
])('says what is wrong with %s', (json, why) => {
  expect(() => parseTrace(json)).toThrow(why);
});
