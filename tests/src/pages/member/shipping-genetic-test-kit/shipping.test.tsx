import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kitReasons } from '#domain/kit-reasons.ts';
import { describeKitStatus } from '#src/features/kits/kit-status-texts.ts';
import { timelineOf } from '#src/features/kits/kit-timeline.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { setLocale } from '#src/lib/locale.ts';
import { EndedOrder } from '#src/pages/member/shipping-genetic-test-kit/ended-order.tsx';
import { KitNews } from '#src/pages/member/shipping-genetic-test-kit/kit-news.tsx';
import { KitTimeline } from '#src/pages/member/shipping-genetic-test-kit/kit-timeline.tsx';
import { SampleFailed } from '#src/pages/member/shipping-genetic-test-kit/sample-failed.tsx';
import { SampleSteps } from '#src/pages/member/shipping-genetic-test-kit/sample-steps.tsx';
import { StopOrder } from '#src/pages/member/shipping-genetic-test-kit/stop-order.tsx';
import { pauseBefore, useFollowedKits } from '#src/pages/member/shipping-genetic-test-kit/use-followed-kits.ts';
import { useTellEnd } from '#src/pages/member/shipping-genetic-test-kit/use-tell-end.ts';
import { show } from '#tests/src/show.tsx';
import { kitWith } from '../records.ts';
import { backend } from '#tests/harness/backend.ts';
import { hookInSession } from '#tests/harness/show-page.tsx';

const briefly = (kit: ReturnType<typeof kitWith>) => timelineOf(kit).map(({ status, phase }) => `${status} ${phase}`);

describe('the timeline of an order', () => {
  it('tells what was, what is and what comes', () => {
    expect(briefly(kitWith('SUBMITTED', 'CLINICIAN REVIEW'))).toEqual([
      'SUBMITTED done',
      'CLINICIAN REVIEW now',
      'APPROVED later',
      'AWAITING SAMPLE later',
      'ANALYZING later',
      'COMPLETED later',
    ]);
  });

  it('promises nothing after an order was turned down', () => {
    expect(briefly(kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'DENIED')).at(-1)).toBe('DENIED ended');
  });

  it('says why a second kit goes out', () => {
    show(
      <KitTimeline
        visits={undefined}
        kit={kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING', 'AWAITING SAMPLE')}
      />,
    );
    expect(screen.getByText('A new kit is on its way to you')).toBeVisible();
    expect(screen.getAllByText('The lab has your sample')).toHaveLength(2);
  });

  it('says who changed it, and shows where it is by more than color', () => {
    show(<KitTimeline kit={kitWith('SUBMITTED')} visits={undefined} />);
    const now = screen.getByText('Now').closest('li');
    expect(now).toHaveAttribute('aria-current', 'step');
    expect(now).toHaveTextContent('We have your order');
    expect(now).toHaveTextContent('by you');
  });
});

describe('news of an order', () => {
  it('are told when it has moved on, and not before', async () => {
    const { user } = show(<MovingKit />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(screen.getByRole('status')).toHaveTextContent('A clinician checks your order');
  });
});

/** An order that moves on when the button is pressed. */
function MovingKit() {
  const [kit, setKit] = useState(kitWith('SUBMITTED'));
  return (
    <>
      <KitNews kit={kit} visits={undefined} />
      <button onClick={() => setKit(kitWith('SUBMITTED', 'CLINICIAN REVIEW'))}>Move</button>
    </>
  );
}

const failedKit = kitWith(
  'SUBMITTED',
  'CLINICIAN REVIEW',
  'APPROVED',
  'AWAITING SAMPLE',
  'ANALYZING',
  'AWAITING SAMPLE',
);

describe('an order whose sample could not be read', () => {
  it('is called a new kit wherever it is told, and no more once the lab has the new sample', () => {
    expect(describeKitStatus(failedKit).title.en).toBe('A new kit is on its way to you');
    const { history } = kitWith('AWAITING SAMPLE', 'ANALYZING', 'AWAITING SAMPLE', 'ANALYZING');
    expect(describeKitStatus({ status: 'ANALYZING', history }).title.en).toBe('The lab has your sample');
    expect(describeKitStatus(kitWith('APPROVED', 'AWAITING SAMPLE')).title.en).toBe('Your kit is on its way to you');
  });

  it('says what was wrong with it where the lab has said so, in the banner as in the timeline', () => {
    const coded = kitWith('AWAITING SAMPLE', 'ANALYZING', 'AWAITING SAMPLE');
    Object.assign(coded.history[2]!, { reason_code: 'sample-too-small' });
    const words = kitReasons['sample-too-small'].en;
    const { unmount } = show(<SampleFailed kit={coded} />);
    expect(screen.getByText(words, { exact: false })).toHaveTextContent('It is nobody’s fault');
    expect(screen.queryByText(/could not read/)).toBeNull();
    unmount();
    show(<KitTimeline kit={coded} visits={[]} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says in general that it could not be read where the lab has said no more', () => {
    show(<SampleFailed kit={failedKit} />);
    expect(screen.getByText(/The lab could not read the sample\. This happens at times/)).toBeVisible();
  });

  it('begins with the new kit, and tells of the one before where somebody asks', async () => {
    const { user } = show(<KitTimeline kit={failedKit} visits={[]} />);
    expect(screen.getByText('A new kit is on its way to you')).toBeVisible();
    expect(screen.getByText('We have your order')).not.toBeVisible();
    await user.click(screen.getByText('What happened to the kit before'));
    expect(screen.getByText('We have your order')).toBeVisible();
  });
});

describe('an order that has ended without results', () => {
  it.each(['DENIED', 'CANCELED'] as const)('as %s says why and what happens now', (status) => {
    const kit = kitWith('SUBMITTED', 'CLINICIAN REVIEW', status);
    kit.history[2]!.reason = 'Another test fits better';
    show(<EndedOrder kit={kit} />);
    expect(screen.getByText('Another test fits better').parentElement).toHaveTextContent(
      'Note: Another test fits better',
    );
    expect(screen.getByText(/^What happens now/)).toBeVisible();
  });

  it('leads to a new order when it was called off, and to a person before that when it was turned down', () => {
    const { unmount } = show(<EndedOrder kit={kitWith('SUBMITTED', 'CANCELED')} />);
    expect(screen.getByRole('link', { name: 'Order a new kit' })).toBeVisible();
    unmount();
    show(<EndedOrder kit={kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'DENIED')} />);
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Call us: /),
      'Write to us',
      'We have talked, and I want to order again',
    ]);
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });
});

describe('why an order changed', () => {
  const kit = () => kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'DENIED');
  afterEach(() => setLocale('en'));

  it('is said in the language of the page where the words are ours', () => {
    const denied = kit();
    Object.assign(denied.history[2]!, { reason: 'BRCA done in 2024', reason_code: 'tested-before' });
    setLocale('es');
    show(<EndedOrder kit={denied} />);
    expect(screen.getByText(kitReasons['tested-before'].es)).toHaveAttribute('lang', 'es');
    expect(screen.queryByText(/BRCA/)).toBeNull();
  });

  it('is said where there is a code and no free words', () => {
    const denied = kit();
    Object.assign(denied.history[2]!, { reason_code: 'other-test' });
    show(<EndedOrder kit={denied} />);
    expect(screen.getByText(kitReasons['other-test'].en).parentElement).toHaveTextContent(/^Note:/);
  });

  it('is left out where nobody has said it', () => {
    show(<EndedOrder kit={kit()} />);
    expect(screen.queryByText(/^Note:/)).toBeNull();
  });

  it('is marked and said to be in the other language where the words are free', () => {
    const denied = kit();
    denied.history[2]!.reason = 'Another test fits better';
    setLocale('es');
    show(<EndedOrder kit={denied} />);
    const words = screen.getByText('Another test fits better');
    expect(words).toHaveAttribute('lang', 'en');
    expect(words.parentElement).toHaveTextContent('Nota, en inglés: Another test fits better');
  });
});

describe('stopping an order', () => {
  it.each([
    ['SUBMITTED', /until the lab has your sample/],
    ['AWAITING SAMPLE', /until the lab has your sample/],
    ['ANALYZING', /can’t be canceled anymore/],
  ] as const)('while %s is said as the machine has it', (status, words) => {
    show(<StopOrder status={status} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each(['COMPLETED', 'DENIED', 'CANCELED'] as const)('is not spoken of once the order is %s', (status) => {
    show(<StopOrder status={status} />);
    expect(screen.queryByText('Do you want to stop this order?')).toBeNull();
  });
});

describe('the steps of the sample', () => {
  it('have each a drawing that is said in words, are what is printed, and tell what to do when it leaks', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = show(<SampleSteps />);
    const drawings = screen.getAllByRole('img');
    expect(drawings).toHaveLength(6);
    expect(new Set(drawings.map((drawing) => drawing.getAttribute('aria-label'))).size).toBe(6);
    const sheet = screen.getByText(/^It leaks/).closest('[data-print-alone]');
    expect(sheet).toContainElement(drawings[0] ?? null);
    await user.click(screen.getByRole('button', { name: 'Print these steps' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('following an order', () => {
  const path = '/kits/{patientId}';
  const answer = (...statuses: Parameters<typeof kitWith>) => backend.holds({ [path]: [kitWith(...statuses)] });
  const reads = () => backend.received('get', path);
  const look = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('asks at once when the page is looked at again, and not while it is hidden', async () => {
    answer('SUBMITTED');
    const { result } = hookInSession(() => useFollowedKits('m'));
    await waitFor(() => expect(result.current.data?.data[0]?.status).toBe('SUBMITTED'));
    answer('SUBMITTED', 'CLINICIAN REVIEW');
    look('hidden');
    expect(reads()).toHaveLength(1);
    look('visible');
    await waitFor(() => expect(result.current.data?.data[0]?.status).toBe('CLINICIAN REVIEW'), { timeout: 1000 });
    expect(reads()).toHaveLength(2);
  });

  it('tells the journey of an order that has ended once it is read, and not of the one before a new order', async () => {
    const journey = { at: 'shipping-genetic-test-kit', evidence: { 'shipping-genetic-test-kit': true } } as const;
    const follow = () => hookInSession(() => useTellEnd(useFollowedKits('m')), { journey });
    const hasOrder = ({ journey }: ReturnType<typeof follow>) =>
      journey.getSnapshot().context.evidence['request-genetic-test-kit'];
    answer('SUBMITTED', 'CLINICIAN REVIEW', 'DENIED');
    const first = follow();
    expect(hasOrder(first)).toBe(true);
    await waitFor(() => expect(hasOrder(first)).toBe(false));
    first.unmount();
    // What is known is old from the moment on at which the new order is sent.
    await queryClient.invalidateQueries();
    answer('SUBMITTED');
    const second = follow();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(reads()).toHaveLength(2);
    expect(hasOrder(second)).toBe(true);
  });

  it('pauses ever longer while there is no answer, up to a minute, and ends with the order', () => {
    const after = (silence: number) =>
      pauseBefore('APPROVED', { dataUpdatedAt: 1_000, errorUpdatedAt: 1_000 + silence });
    expect([-500, 2_000, 9_000, 18_000, 900_000].map(after)).toEqual([3_000, 3_000, 9_000, 18_000, 60_000]);
    expect(pauseBefore(undefined, { dataUpdatedAt: 0, errorUpdatedAt: 5_000_000 })).toBe(3_000);
    const ended = (['COMPLETED', 'DENIED', 'CANCELED'] as const).map((status) =>
      pauseBefore(status, { dataUpdatedAt: 1, errorUpdatedAt: 0 }),
    );
    expect(ended).toEqual([false, false, false]);
  });
});
