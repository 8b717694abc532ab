import { expect, it } from 'vitest';
import { fullName } from '#domain/names.ts';

it.each([
  [['María', 'Ortega'], 'María Ortega'],
  [['María', 'Luz', 'Ortega'], 'María Luz Ortega'],
  [['María', '', 'Ortega'], 'María Ortega'],
  [[' María ', ' '], 'María'],
  [['', ''], ''],
])('the full name of %j is "%s"', (parts, name) => {
  expect(fullName(...parts)).toBe(name);
});
