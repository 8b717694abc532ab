import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { placesOf } from '#domain/words.ts';

/** A pair of words as the source says it; what is filled in stands as `ten`. */
export type SourceText = {
  en: string;
  es: string;
  /** What is filled in, by name. */ places: { en: string[]; es: string[] };
};

/** Where texts are that people read; those of a statement that was signed once can't be said otherwise now. */
const sources = [
  'src/**/*.{ts,tsx}',
  'domain/**/*.ts',
  'machines/**/*.ts',
  'server/**/*.ts',
  'scripts/admin-site/**/*.{ts,tsx}',
];
const signed = /domain\/(release\/statements(-1-[12])?|test-consent\/consent-1-0)\.ts$/;

/** All pairs of words in the sources, exported or not, by file. */
export function everyText(): Map<string, SourceText[]> {
  const files = globSync(sources).filter((file) => !signed.test(file));
  const found = files.map((file): [string, SourceText[]] => [file, textsIn(file)]);
  return new Map(found.filter(([, texts]) => texts.length > 0).toSorted(([one], [other]) => one.localeCompare(other)));
}

function textsIn(file: string): SourceText[] {
  const texts: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [en, es] = [wordsOf(node, 'en'), wordsOf(node, 'es')];
      if (en !== undefined && es !== undefined) {
        texts.push({ en: fillIn(en), es: fillIn(es), places: { en: placesOf(en), es: placesOf(es) } });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

function wordsOf(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = node.properties
    .filter(ts.isPropertyAssignment)
    .find((each) => ts.isIdentifier(each.name) && each.name.text === name);
  const value = property?.initializer;
  if (!value) return undefined;
  if (ts.isStringLiteralLike(value)) return value.text;
  if (!ts.isTemplateExpression(value)) return undefined;
  return [value.head, ...value.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('ten');
}

function fillIn(text: string): string {
  return text.replace(/\{\w+\}/g, 'ten');
}
