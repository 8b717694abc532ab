import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

type Source = { file: string; text: string };

const read = (pattern: string): Source[] =>
  globSync(pattern).map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

test('every text of the catalogue is shown somewhere', () => {
  const sources = read('{src,scripts/admin-site}/**/*.{ts,tsx}');
  expect(read('src/texts/*.ts').flatMap((catalogue) => unusedIn(catalogue, sources))).toEqual([]);
});

test('a text counts as shown only where its own catalogue is read', () => {
  const catalogue = {
    file: 'src/texts/kits.ts',
    text: "export const kitTexts = {\n  title: { en: '', es: '' },\n  lead: { en: '', es: '' },\n} satisfies Texts;\n",
  };
  const importing = (names: string, body: string, from = 'kits') => ({
    file: 'src/Page.tsx',
    text: withoutComments(`import { ${names} } from '../texts/${from}.ts';\n${body}`),
  });
  const unused = (...sources: Source[]) => unusedIn(catalogue, [catalogue, ...sources]);
  const [title, lead] = ['kitTexts.title', 'kitTexts.lead'];
  expect(unused()).toEqual([title, lead]);
  expect(unused(importing('kitTexts as texts', 't(texts.title)'))).toEqual([lead]);
  expect(unused(importing('visitTexts as texts', 't(texts.title, texts[lead])', 'visits'))).toEqual([title, lead]);
  expect(unused(importing('kitTexts', 't(kitTexts.titles); // kitTexts.lead'))).toEqual([title, lead]);
  expect(unused(importing('kitTexts', 't(kitTexts[step])'))).toEqual([]);
  expect(unused(importing('kitTexts', 'const { title, lead } = kitTexts;'))).toEqual([]);
});

function unusedIn(catalogue: Source, sources: readonly Source[]): string[] {
  return [...catalogue.text.matchAll(/export const (\w+) = \{\n([^]*?)\n\} satisfies Texts/g)].flatMap(
    ([whole, name = '', body = '']) => {
      const readers = sources.flatMap((source) => {
        const local = source.file === catalogue.file ? name : localName(source.text, name, catalogue.file);
        return local ? [{ local, text: source.text.replace(whole, '').replace(/^import [^]*?;$/gm, '') }] : [];
      });
      return [...body.matchAll(/^ {2}(\w+): \{/gm)]
        .flatMap(([, key]) => key ?? [])
        .filter((key) => !readers.some(({ local, text }) => isRead(text, local, key)))
        .map((key) => `${name}.${key}`);
    },
  );
}

/** What a file calls the catalogue, where it imports it at all. */
function localName(text: string, name: string, from: string): string | undefined {
  const imported = [...text.matchAll(/^import \{([^}]*)\} from '([^']*)';$/gm)].find(
    ([, names = '', path = '']) => basename(path) === basename(from) && new RegExp(`\\b${name}\\b`).test(names),
  )?.[1];
  return imported && (new RegExp(`\\b${name} as (\\w+)`).exec(imported)?.[1] ?? name);
}

/** Read by its key, or with all others: by a computed key, or because the catalogue is handed on as a whole. */
function isRead(text: string, local: string, key: string): boolean {
  return new RegExp(`\\b${local}\\.${key}\\b|(?<![\\w.'"])${local}\\b(?![\\w.:'"])`).test(text);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(?<![:'"])\/\/.*$/gm, '');
}
