import { describe, expect, it } from 'vitest';
import { checkDelivery, deliveryHints, type DeliveryAddress } from '#domain/delivery.ts';

const home: DeliveryAddress = { line1: '12 Maple Street', line2: '', city: 'Chicago', state: 'IL', zip: '60601' };
const problems = (changes: Partial<DeliveryAddress>) => checkDelivery({ ...home, ...changes }).map(({ path }) => path);
const hints = (changes: Partial<DeliveryAddress>, residence: string | null = null) =>
  deliveryHints({ ...home, ...changes }, residence).map(({ en }) => en);

describe('an address', () => {
  it.each([
    ['at home', {}],
    ['in the capital', { city: 'Washington', state: 'DC', zip: '20001' }],
    ['in a territory', { line1: '123 Calle Luna', city: 'San Juan', state: 'PR', zip: '00901-1234' }],
    ['in Guam', { city: 'Hagåtña', state: 'GU', zip: '96910' }],
    ['of the military in Europe', { line1: 'PSC 802 Box 74', city: 'APO', state: 'AE', zip: '09499' }],
    ['of the military in the Pacific', { line1: 'Unit 2050', city: 'fpo', state: 'AP', zip: '96278' }],
    ['of an embassy', { line1: 'Unit 8400', city: 'DPO', state: 'AA', zip: '34031' }],
    ['with a box', { line1: 'PO Box 12' }],
    ['of one word', { line1: 'Grand Hotel' }],
  ] satisfies [string, Partial<DeliveryAddress>][])('%s is one that a parcel can reach', (_where, changes) => {
    expect(problems(changes)).toEqual([]);
  });

  it.each([
    ['a state that is none', { state: 'ZZ' }, '/state'],
    ['a zip code of another state', { zip: '90210' }, '/zip'],
    ['a zip code of another region', { city: 'APO', state: 'AE', zip: '96278' }, '/zip'],
    ['a town for military mail', { state: 'AE', zip: '09499' }, '/city'],
    ['a military post office in a state', { city: 'APO' }, '/state'],
    ['a town that nobody can read', { city: '\u200B' }, '/city'],
    ['only a number for a street', { line1: '12' }, '/line1'],
    ['a street whose only letter is a filler', { line1: '12 \u3164' }, '/line1'],
    ['a military post office that is typed with what nobody sees', { city: 'A\u200BPO' }, '/state'],
  ] satisfies [string, Partial<DeliveryAddress>, string][])(
    'with %s is refused where it is wrong',
    (_what, changes, path) => {
      expect(problems(changes)).toEqual([path]);
    },
  );

  it('that nobody can read is refused by sentences that say what they are about, wherever they stand', () => {
    const [street, town] = checkDelivery({ ...home, line1: '…', city: '…' }).map(({ message }) => message.en);
    expect([street, town]).toEqual([expect.stringContaining('street'), expect.stringContaining('city')]);
  });
});

describe('what is worth a second look', () => {
  it('is nothing in a usual address', () => {
    expect(hints({}, 'IL')).toEqual([]);
  });

  it.each(['PO Box 12', 'P.O. Box 12', 'p o box 12', 'Post Office Box 12', 'Apartado 12'])(
    'is the box in “%s”',
    (line1) => {
      expect(hints({ line1 })).toEqual([expect.stringContaining('PO box')]);
    },
  );

  it('is no box in a street that is called so', () => {
    expect(hints({ line1: '12 Boxwood Lane' })).toEqual([]);
  });

  it('is a house without a number, a house of many homes, and the way of military mail', () => {
    expect(hints({ line1: 'Maple Street' })).toEqual([expect.stringContaining('house number')]);
    expect(hints({ line1: '12 Lake Towers' })).toEqual([expect.stringContaining('apartment')]);
    expect(hints({ line1: '12 Lake Towers', line2: 'Apt 4' })).toEqual([]);
    expect(hints({ line1: 'Unit 2050', city: 'APO', state: 'AP' })).toEqual([expect.stringContaining('Military mail')]);
    expect(hints({ state: 'PR' })).toEqual([expect.stringContaining('urbanization')]);
  });

  it('is another state than the one where the person lives', () => {
    expect(hints({ state: 'WI' }, 'IL')).toEqual([expect.stringContaining('you live in Illinois')]);
    expect(hints({ city: 'APO', state: 'AE' }, 'IL')).not.toContain(expect.stringContaining('you live'));
    expect(hints({}, null)).toEqual([]);
  });
});
