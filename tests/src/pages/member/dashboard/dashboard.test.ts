import { describe, expect, it } from 'vitest';
import { nextStep, type Records } from '#src/pages/member/dashboard/next.ts';
import { kitWith, visitWith } from '../records.ts';
import { signed } from '../release-of-information/release-forms.ts';

const happy: Records = {
  kit: kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE'),
  release: undefined,
  visit: visitWith('SCHEDULED'),
  sharesWithNobody: false,
  isRefused: false,
  isHeld: false,
};

describe('what the dashboard says is next', () => {
  it('is the furthest step while there is one', () => {
    expect(nextStep('survey', { ...happy, kit: undefined, visit: undefined })?.step).toBe('survey');
  });

  it('does not promise a check to who was told that they can’t join', () => {
    expect(nextStep('eligibility', { ...happy, isRefused: true })?.why.en).toContain('you can’t join yet');
    expect(nextStep('eligibility', happy)?.why.en).toContain('We check');
    expect(nextStep('survey', { ...happy, isRefused: true })?.step).toBe('survey');
  });

  it('tells nobody how to give a sample that the lab has', () => {
    const whyWith = (...statuses: Parameters<typeof kitWith>) =>
      nextStep('shipping-genetic-test-kit', { ...happy, kit: kitWith(...statuses) })?.why.en;
    expect(whyWith('AWAITING SAMPLE')).toContain('how to give your sample');
    expect(whyWith('AWAITING SAMPLE', 'ANALYZING')).toContain('The lab has your sample');
    expect(whyWith('AWAITING SAMPLE', 'ANALYZING', 'COMPLETED')).toContain('Your results are in');
  });

  it('is nothing when all is done', () => {
    expect(nextStep('complete', happy)).toBeUndefined();
  });

  it('is to decide anew once a release has ended, but not for who has decided to share with nobody', () => {
    const ended: Records = { ...happy, release: { ...signed, status: 'REVOKED' } };
    expect(nextStep('complete', ended)?.step).toBe('release-of-information');
    expect(nextStep('complete', { ...ended, sharesWithNobody: true })).toBeUndefined();
  });

  it('is a new order after one that was called off, and a talk after one that was turned down', () => {
    const nextAfter = (status: 'DENIED' | 'CANCELED') =>
      nextStep('counseling', { ...happy, kit: kitWith('SUBMITTED', status) });
    expect(nextAfter('CANCELED')?.step).toBe('request-genetic-test-kit');
    expect(nextAfter('DENIED')?.step).toBe('shipping-genetic-test-kit');
    expect(nextAfter('DENIED')?.why.en).toContain('Talk with us');
  });

  it('says before an order that nobody may counsel them, and nothing of it while an order is open', () => {
    const held = { ...happy, isHeld: true };
    expect(nextStep('request-genetic-test-kit', { ...held, kit: undefined })?.why.en).toContain('no counselor');
    expect(nextStep('counseling', { ...held, kit: kitWith('SUBMITTED', 'CANCELED') })?.why.en).toContain(
      'no counselor',
    );
    expect(nextStep('complete', held)).toBeUndefined();
    expect(nextStep('survey', { ...held, kit: undefined })?.step).toBe('survey');
  });

  it.each(['CANCELED', 'MISSED'] as const)('is a new visit after one that is %s', (status) => {
    const next = nextStep('complete', { ...happy, visit: visitWith(status) });
    expect(next?.step).toBe('counseling');
    expect(next?.why.en).toContain(status === 'CANCELED' ? 'was canceled' : 'did not take place');
  });
});
