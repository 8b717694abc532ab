import { expect, it } from 'vitest';
import { detailsSchema } from '#src/pages/member/eligibility/details.ts';
import { addressSchema } from '#src/pages/member/request-genetic-test-kit/order-form.ts';

const place = { state: 'IL', zip: '90210' };
const details = {
  first_name: 'Ada',
  middle_name: '',
  last_name: 'Byron',
  date_of_birth: '1985-12-10',
  partner_code: '',
};
const address = { line1: '12 Maple Street', line2: '', city: 'Chicago' };

it.each([
  ['details', (change: object) => detailsSchema.safeParse({ ...details, ...place, ...change })],
  ['address', (change: object) => addressSchema.shape.address.safeParse({ ...address, ...place, ...change })],
] as const)(
  'the form of the %s tells of a zip code that lies elsewhere, with whatever else is wrong',
  (_form, parse) => {
    const problems = (change: object) =>
      parse(change).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    const elsewhere = ['zip', expect.stringContaining('not in Illinois')];
    expect(problems({})).toEqual([elsewhere]);
    expect(problems({ zip: '60601' })).toEqual([]);
    const missing = problems({ first_name: '', city: '' });
    expect(missing.length).toBeGreaterThan(1);
    expect(missing).toContainEqual(elsewhere);
    expect(problems({ state: 'XX' }).map(([path]) => path)).toContain('state');
  },
);
