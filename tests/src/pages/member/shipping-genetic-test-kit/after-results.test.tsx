import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KitTimeline } from '#src/pages/member/shipping-genetic-test-kit/kit-timeline.tsx';
import { DoneVisit } from '#src/pages/member/counseling/done-visit.tsx';
import { OpenOrder } from '#src/pages/member/request-genetic-test-kit/open-order.tsx';
import { ShippingActions } from '#src/pages/member/shipping-genetic-test-kit/shipping-actions.tsx';
import { describeKitStatus } from '#src/features/kits/kit-status-texts.ts';
import { kitWith, visitWith } from '../records.ts';
import type { Step } from '#domain/steps.ts';
import { noEvidence } from '#domain/progress.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const show = (page: React.ReactNode, furthest: Step = 'complete') =>
  showPage(page, { journey: { furthest, evidence: noEvidence } });

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
/** Results that came so many hours ago. */
const results = (hoursAgo: number) => {
  const kit = kitWith('SUBMITTED', 'AWAITING SAMPLE', 'ANALYZING', 'COMPLETED');
  return { ...kit, history: kit.history.map((change) => ({ ...change, at: hours(-hoursAgo) })) };
};
const summarized = (hoursAgo: number) => ({ ...visitWith('COMPLETED', -50), summarized_at: hours(-hoursAgo) });

describe('what is said of results', () => {
  it.each([
    ['a visit lies ahead', [visitWith('SCHEDULED', 24)], 'at your visit'],
    ['no visit is booked', [], 'Book a visit'],
    ['the last visit was canceled', [visitWith('CANCELED', 24)], 'Book a visit'],
    ['the summary is being written', [visitWith('COMPLETED', -24)], 'writes down what they mean'],
    ['the summary is written', [summarized(10)], 'Your summary says'],
    ['the visit was before them, and so its summary', [summarized(40)], 'came after your visit'],
    ['another visit is booked to go over them', [visitWith('SCHEDULED', 24), summarized(40)], 'at your visit'],
  ])('fits when %s', (_, visits, words) => {
    expect(describeKitStatus(results(30), visits).meaning.en).toContain(words);
  });

  it('claims nothing of a visit when the visits are not known', () => {
    expect(describeKitStatus(results(30)).meaning.en).toBe('Your specialist explains what they mean for you.');
  });

  it('is the same in the timeline', () => {
    show(<KitTimeline kit={results(30)} visits={[summarized(10)]} />);
    expect(screen.getByText('Your summary says what they mean for you.')).toBeVisible();
  });
});

describe('a step that is looked at again', () => {
  it('calls an order open only until its results are in', () => {
    const { unmount } = show(<OpenOrder kit={kitWith('SUBMITTED')} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your kit is ordered' })).toBeVisible();
    unmount();
    show(<OpenOrder kit={results(30)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your test is done' })).toBeVisible();
    expect(screen.queryByText(/open order/)).toBeNull();
  });

  it('offers to book only to who has not booked', () => {
    const { unmount } = show(<ShippingActions status="ANALYZING" />, 'shipping-genetic-test-kit');
    expect(screen.getByText(/you can book your visit now/)).toBeVisible();
    unmount();
    for (const status of ['ANALYZING', 'COMPLETED'] as const) {
      const { unmount: close } = show(<ShippingActions status={status} />);
      expect(screen.queryByText(/you can book your visit now/)).toBeNull();
      close();
    }
  });

  it('leads to the summary of a visit when it is written, and says before that it comes', () => {
    const { unmount } = show(<DoneVisit visit={visitWith('COMPLETED', -24)} />);
    expect(screen.getByText(/Your specialist is writing the summary/)).toBeVisible();
    expect(screen.queryByText(/You can read/)).toBeNull();
    unmount();
    show(<DoneVisit visit={summarized(10)} />);
    expect(screen.getByText('You can read what your specialist wrote.')).toBeVisible();
  });

  it('speaks of a visit that took place as of something past', () => {
    const call = { medium: 'phone' as const, phone: '+13125550142', topic: 'My mother' };
    show(<DoneVisit visit={{ ...visitWith('COMPLETED', -24), ...call }} />);
    expect(screen.getByText('You wanted to talk about')).toBeVisible();
    expect(screen.getByText('By phone')).toBeVisible();
    expect(screen.queryByText(/we call/)).toBeNull();
  });
});
