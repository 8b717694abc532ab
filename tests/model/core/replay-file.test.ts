import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replayFile } from './replay-file.ts';

const file = join(mkdtempSync(join(tmpdir(), 'novi-trace-')), 'novi-trace.json');
const entry = { machine: 'kit', actor: 'a.1', event: 'xstate.init', branches: [], state: ['kit.SUBMITTED'] };
const review = {
  ...entry,
  event: 'review.started',
  branches: ['kit.SUBMITTED review.started #0'],
  state: ['kit.CLINICIAN REVIEW'],
};

/** What is said of a file, and the exit code. */
function replayed(text: string) {
  writeFileSync(file, text);
  const said: string[] = [];
  const code = replayFile(
    file,
    () => ['kit a.1: press here'],
    (line) => said.push(line),
  );
  return { code, said };
}

it('tells each step of a trace that fits', () => {
  expect(replayed(JSON.stringify({ version: 1, entries: [entry, review] }))).toEqual({
    code: 0,
    said: [
      '    0 kit a.1: xstate.init → kit.SUBMITTED',
      '    1 kit a.1: review.started (kit.SUBMITTED review.started #0) → kit.CLINICIAN REVIEW',
      '2 steps of 1 machines: all fit',
      'To do it again:\n  kit a.1: press here',
    ],
  });
});

it('says where it does not fit', () => {
  const { code, said } = replayed(
    JSON.stringify({ version: 1, entries: [entry, { ...review, state: ['kit.APPROVED'] }] }),
  );
  expect(code).toBe(1);
  expect(said.slice(2)).toEqual([
    '      DOES NOT FIT: It leads to kit.CLINICIAN REVIEW, and led to kit.APPROVED.',
    '2 steps of 1 machines: 1 do not fit, the first is 1',
    'To do it again:\n  kit a.1: press here',
  ]);
});

it('says what is wrong with a file that is no trace', () => {
  expect(replayed('[]')).toEqual({ code: 1, said: ['This is no trace: it is not a JSON object.'] });
});
