import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dateFormat, listFormat } from '../../domain/formats.ts';

const day = new Date('2026-11-21T15:30:00Z');

it('dates stand in Spanish as Spanish speakers of the US write them', () => {
  const [en, es] = (['en', 'es'] as const).map((locale) =>
    dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(day),
  );
  expect(en).toMatch(/^3:30\sPM$/);
  // "es" alone is that of Spain: 15:30.
  expect(es).toMatch(/^3:30\sp\.m\.$/);
  expect(listFormat('es').format(['a', 'b', 'c'])).toBe('a, b y c');
});

it('no screen of members formats by the bare name of a language', () => {
  const files = globSync('{src/member,src/ui,src/texts,src/public,src/layouts,domain/questionnaire}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(200);
  const bare = files.filter((file) =>
    /Intl\.(DateTime|List)Format\((locale|useLocale)/.test(readFileSync(file, 'utf8')),
  );
  expect(bare).toEqual([]);
});
