import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compiled } from '#domain/questionnaire/pattern.ts';
import { cpuTimeOf } from '#tests/setup/cpu-time.ts';

const fits = (pattern: string, text: string) => compiled(pattern)?.(text);

test.each([
  ['[0-9]{5}(-[0-9]{4})?', '12345-6789', true],
  ['[0-9]{5}(-[0-9]{4})?', '1234', false],
  ['^\\d{3}-\\d{4}$', '555-0100', true],
  ['^a$|^b$', 'b', true],
  ['a|b', 'ab', false],
  ['(?:Mr|Ms)\\.? [A-Z]\\w+', 'Ms. Byron', true],
  ['[^\\s@]+@[^\\s@]+', 'a@b', true],
  ['\\S*', 'two words', false],
  ['.+', 'ñ🙂', true],
  ['', '', true],
  ['a{2,}', 'aaa', true],
  ['a{2}?', 'aaa', false],
  ['\\$\\d+', '$12', true],
])('%s on “%s”: %s', (pattern, text, expected) => expect(fits(pattern, text)).toBe(expected));

test.each([
  '(a',
  '(?=a)',
  '(a)\\1',
  '\\bword',
  'a{3',
  '[z-a]',
  '\\p{L}',
  'a^b',
  '('.repeat(2000),
  '((){9999}){9999}',
  '(a{999}){999}',
])('%s is not run here, and told in no time', async (pattern) => {
  const time = await cpuTimeOf(() => expect(compiled(pattern)).toBeUndefined());
  expect(time).toBeLessThan(500);
});

test.each(['(a+)+b', '(a|a)*b', '(a|aa)+b', '(.*)*x', 'a*a*a*a*a*a*a*a*a*b'])(
  '%s, on which JavaScript’s own engine would hang, is judged at once',
  async (pattern) => {
    const time = await cpuTimeOf(() => expect(fits(pattern, 'a'.repeat(1000))).toBe(false));
    expect(time).toBeLessThan(2000);
    expect(fits(pattern, 'a'.repeat(1001))).toBeUndefined();
  },
);

/** Patterns without the ones that hang. With more groups in groups, one in a million is too large to be run here. */
const pattern = fc.letrec<{ node: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', '1', '\\.', 'ñ'),
    tie('node').map((node) => `(${node})`),
    tie('node').map((node) => `(?:${node})`),
  ),
  node: fc
    .array(
      fc
        .tuple(tie('atom'), fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{1,2}', '{0,1}', '|'))
        .map(([atom, sign]) => atom + sign),
      { maxLength: 3 },
    )
    .map((parts) => parts.join('')),
})).node;

test('says what JavaScript says of a whole text', () => {
  fc.assert(
    fc.property(
      pattern,
      fc.string({ unit: fc.constantFrom('a', 'b', '1', '.', 'ñ'), maxLength: 6 }),
      (source, text) => {
        expect(fits(source, text)).toBe(new RegExp(`^(?:${source})$`, 'u').test(text));
      },
    ),
    { numRuns: 500 },
  );
});
