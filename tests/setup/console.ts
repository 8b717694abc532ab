import { afterEach, beforeEach, expect } from 'vitest';

type Method = 'error' | 'warn';

const said: { method: Method; text: string }[] = [];
const expected: { method: Method; text: string | RegExp }[] = [];
const original = { error: console.error, warn: console.warn };

/** Says that this test makes the code complain so; the test fails when it does not. */
export function expectConsole(method: Method, text: string | RegExp): void {
  expected.push({ method, text });
}

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...parts: unknown[]) => {
      said.push({ method, text: parts.map(asText).join(' ') });
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  const unexpected = said
    .filter((line) => !expected.some((each) => matches(line, each)))
    .map(({ method, text }) => `${method}: ${text}`);
  const missing = expected.filter((each) => !said.some((line) => matches(line, each)));
  said.length = 0;
  expected.length = 0;
  expect(unexpected, 'Unexpected words on the console; say so with expectConsole if they belong there').toEqual([]);
  expect(missing, 'Expected words that never came on the console').toEqual([]);
});

function matches(line: { method: Method; text: string }, each: { method: Method; text: string | RegExp }): boolean {
  if (line.method !== each.method) return false;
  return typeof each.text === 'string' ? line.text.includes(each.text) : each.text.test(line.text);
}

function asText(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  return typeof part === 'string' ? part : JSON.stringify(part);
}
