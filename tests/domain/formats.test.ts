import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dateFormat, listFormat } from '#domain/formats.ts';

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

it('nothing but this formats in a language of its own choice', () => {
  const files = globSync('{domain,machines,server,src}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(400);
  // "sv-SE" writes dates as ISO 8601 does, for no reader; without a language only the zone of the clock is asked.
  const ofTheirOwn = files.filter((file) =>
    /Intl\.(DateTime|List)Format\((?!'sv-SE'|\))/.test(readFileSync(file, 'utf8')),
  );
  expect(ofTheirOwn).toEqual(['domain/formats.ts']);
});
