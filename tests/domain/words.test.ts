import { describe, expect, it } from 'vitest';
import { fill, isLocale, placesOf } from '#domain/words.ts';

const greeting = { en: 'Hello {name}, step {step}', es: 'Hola {name}, paso {step}' };

describe('fill', () => {
  it('says the sentence in the language, with its places filled in', () => {
    expect(fill(greeting, 'es', { name: 'Ana', step: 3 })).toBe('Hola Ana, paso 3');
  });

  it('fills in what was typed as it is, also when it looks like a place', () => {
    expect(fill(greeting, 'en', { name: '{step} $&', step: 1 })).toBe('Hello {step} $&, step 1');
  });

  it('leaves a place visible that nothing is given for', () => {
    expect(fill(greeting, 'en', { name: 'Ana' })).toBe('Hello Ana, step {step}');
    expect(fill({ en: 'On {day}.', es: '' }, 'en')).toBe('On {day}.');
  });

  it.each([
    ['9:15 a.m.', 'El 9:15 a.m.'],
    ['9:15', 'El 9:15.'],
  ])('ends a sentence with one period, also where what it ends with has one: %s', (moment, said) => {
    expect(fill({ en: '', es: 'El {moment}.' }, 'es', { moment })).toBe(said);
  });
});

describe('placesOf', () => {
  it('names the places, sorted', () => {
    expect(placesOf('{b} and {a}')).toEqual(['a', 'b']);
  });
});

describe('isLocale', () => {
  it.each([
    ['en', true],
    ['es', true],
    ['de', false],
    [null, false],
  ])('%s: %s', (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});
