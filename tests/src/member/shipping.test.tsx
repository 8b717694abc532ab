import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { KitNews } from '../../../src/member/steps/shipping-genetic-test-kit/KitNews.tsx';
import { KitTimeline } from '../../../src/member/steps/shipping-genetic-test-kit/KitTimeline.tsx';
import { timelineOf } from '../../../src/member/steps/shipping-genetic-test-kit/timeline.ts';
import { show } from '../show.tsx';
import { kitWith } from './records.ts';

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
        kit={kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING', 'AWAITING SAMPLE')}
      />,
    );
    expect(screen.getByText('A new kit is on its way to you')).toBeVisible();
    expect(screen.getAllByText('The lab has your sample')).toHaveLength(2);
  });

  it('says who changed it, and shows where it is by more than color', () => {
    show(<KitTimeline kit={kitWith('SUBMITTED')} />);
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
      <KitNews kit={kit} />
      <button onClick={() => setKit(kitWith('SUBMITTED', 'CLINICIAN REVIEW'))}>Move</button>
    </>
  );
}
