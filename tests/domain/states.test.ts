import { expect, it } from 'vitest';
import { isStateCode, stateCodes, stateInWords, stateNames } from '#domain/states.ts';

it('there are 50 states, the District of Columbia and five inhabited territories, each with its own name', () => {
  expect(stateCodes).toHaveLength(56);
  expect(new Set(Object.values(stateNames)).size).toBe(56);
  expect(stateCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

it('knows a code from another text', () => {
  expect([isStateCode('DC'), isStateCode('dc'), isStateCode('XX'), isStateCode('toString')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a state has its Spanish name in a Spanish sentence, where there is one', () => {
  expect((['HI', 'AS', 'IL'] as const).map((code) => stateInWords(code, 'es'))).toEqual([
    'Hawái',
    'Samoa Americana',
    'Illinois',
  ]);
  expect(stateInWords('HI', 'en')).toBe('Hawaii');
});
