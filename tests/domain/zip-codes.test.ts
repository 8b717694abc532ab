import { describe, expect, it } from 'vitest';
import { stateCodes } from '#domain/states.ts';
import { checkStateAndZip, isZipInState } from '#domain/zip-codes.ts';

/** A zip code in the capital of each state and territory. */
const capitals = {
  ...{ AL: '36104', AK: '99801', AZ: '85007', AR: '72201', CA: '95814', CO: '80203', CT: '06103', DE: '19901' },
  ...{ DC: '20001', FL: '32301', GA: '30303', HI: '96813', ID: '83702', IL: '62701', IN: '46204', IA: '50309' },
  ...{ KS: '66603', KY: '40601', LA: '70802', ME: '04330', MD: '21401', MA: '02201', MI: '48933', MN: '55102' },
  ...{ MS: '39201', MO: '65101', MT: '59601', NE: '68502', NV: '89701', NH: '03301', NJ: '08608', NM: '87501' },
  ...{ NY: '12207', NC: '27601', ND: '58501', OH: '43215', OK: '73102', OR: '97301', PA: '17101', RI: '02903' },
  ...{ SC: '29201', SD: '57501', TN: '37219', TX: '78701', UT: '84111', VT: '05602', VA: '23219', WA: '98501' },
  ...{ WV: '25301', WI: '53703', WY: '82001', AS: '96799', GU: '96910', MP: '96950', PR: '00901', VI: '00802' },
};

describe('a zip code', () => {
  it.each(stateCodes)('of the capital of %s lies there and nowhere else', (state) => {
    const zip = capitals[state];
    const found = stateCodes.filter((code) => isZipInState(zip, code));
    expect(found).toContain(state);
    // The territories of the Pacific share their first three digits with a neighbor.
    expect(found).toHaveLength(['AS', 'GU', 'MP'].includes(state) ? 2 : 1);
  });

  it('of Los Angeles is not in Illinois, with four more digits or without', () => {
    expect([isZipInState('90210', 'IL'), isZipInState('90210-1234', 'IL')]).toEqual([false, false]);
    const [problem] = checkStateAndZip({ state: 'IL', zip: '90210' });
    expect([problem?.path, problem?.message.en]).toEqual(['/zip', expect.stringContaining('not in Illinois')]);
  });

  it('of no state or territory is refused at the state', () => {
    expect(checkStateAndZip({ state: 'XX', zip: '90210' })).toMatchObject([{ path: '/state' }]);
    expect(checkStateAndZip({ state: 'PR', zip: '00901' })).toEqual([]);
  });

  it.each([
    ['06390', 'NY', 'Fishers Island'],
    ['83414', 'WY', 'Alta'],
    ['73960', 'TX', 'Texhoma'],
  ])('%s lies in %s, though its neighbors do not: %s', (zip, state) => {
    expect(isZipInState(zip, state)).toBe(true);
  });

  it('is not judged before both are whole: other rules ask for them', () => {
    expect([isZipInState('9021', 'IL'), isZipInState('', 'IL'), isZipInState('90210', '')]).toEqual([true, true, true]);
  });

  it('of military mail lies in no state', () => {
    expect(stateCodes.filter((code) => isZipInState('09012', code))).toEqual([]);
  });
});
