import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

test('every text of the catalogue is shown somewhere', () => {
  const sources = read('src/**/*.{ts,tsx}').join('\n');
  const unused = read('src/texts/*.ts').flatMap((catalogue) =>
    [...catalogue.matchAll(/export const (\w+) = \{\n([^]*?)\n\} satisfies Texts/g)].flatMap(
      ([, name = '', body = '']) =>
        [...body.matchAll(/^ {2}(\w+): \{/gm)]
          .flatMap(([, key]) => key ?? [])
          .filter((key) => !isRead(sources, name, key))
          .map((key) => `${name}.${key}`),
    ),
  );
  expect(unused).toEqual([]);
});

/** Read by its name, under the short name `texts` of a file that imports the catalogue, or all of it by a computed key. */
function isRead(sources: string, name: string, key: string): boolean {
  const short = new RegExp(`\\b${name} as (\\w+)`).exec(sources)?.[1];
  return [name, ...(short ? [short] : [])].some(
    (one) => sources.includes(`${one}.${key}`) || new RegExp(`\\b${one}\\[|\\(${one}\\)`).test(sources),
  );
}
