import { describe, expect, it } from 'vitest';
import { isSame } from '#domain/is-same.ts';

const print = () => 'a';

describe('says the same', () => {
  it.each<[string, unknown, unknown]>([
    ['the same word', 'a', 'a'],
    ['nothing', undefined, undefined],
    ['not a number', Number.NaN, Number.NaN],
    ['properties in another order, however deep', { a: [{ b: 1, c: 2 }], d: 3 }, { d: 3, a: [{ c: 2, b: 1 }] }],
    ['what is undefined and what is missing', { a: 1, b: undefined }, { a: 1, c: undefined }],
    ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 }), { a: 1 }],
    ['the same function', { print }, { print }],
  ])('%s', (_, one, other) => {
    expect(isSame(one, other)).toBe(true);
    expect(isSame(other, one)).toBe(true);
  });
});

describe('says something else', () => {
  it.each<[string, unknown, unknown]>([
    ['another word', 'a', 'b'],
    ['a number as a word', 1, '1'],
    ['null and undefined', null, undefined],
    ['a list in another order', ['a', 'b'], ['b', 'a']],
    ['a longer list', ['a'], ['a', 'b']],
    ['a list and an object', ['a'], { 0: 'a' }],
    ['an empty list and an empty object', [], {}],
    ['one property more', { a: 1 }, { a: 1, b: 2 }],
    ['a property of another name', { a: 1 }, { b: 1 }],
    ['a property that only the prototype of objects has', { a: 1 }, { a: 1, toString: 'a' }],
    ['another function', { print }, { print: () => 'a' }],
    ['two dates, which hold more than properties', new Date(0), new Date(1)],
  ])('%s', (_, one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});
