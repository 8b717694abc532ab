import { basename } from 'node:path';
import type { Failure } from '../core/options.ts';

/** Vitest’s report in JSON. */
export type VitestResults = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** What failed, as Vitest’s report in JSON has it. */
export function failuresOnServer({ testResults }: VitestResults): Failure[] {
  return testResults.flatMap(failuresOf);
}

function failuresOf({ name, message, assertionResults }: VitestResults['testResults'][number]): Failure[] {
  const machine = basename(name, '.test.ts');
  const replay = `npm run model -- --in server --machine ${machine}`;
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message !== '')
    return [{ machine, place: 'server', name: 'the server', message, path: [], replay }];
  return failed.map(({ fullName, failureMessages: [first = ''] }) => {
    return { machine, place: 'server', name: fullName.trim(), message: first.split('\n')[0] ?? '', path: [], replay };
  });
}
