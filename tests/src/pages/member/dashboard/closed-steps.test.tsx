import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkVisit } from '#domain/progress.ts';
import { journeySteps, stepFacts, stepIndex, steps, type Step } from '#domain/steps.ts';
import { setLocale } from '#src/lib/locale.ts';
import { useRailSteps } from '#src/pages/member/use-rail-steps.ts';
import { ProgressRail } from '#src/ui/progress-rail.tsx';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { kitWith } from '../records.ts';
import { holdRecords, openDashboard, row } from './dashboard-records.tsx';

beforeEach(holdRecords);

function Rail() {
  return <ProgressRail steps={useRailSteps(undefined)} />;
}

describe.each(['en', 'es'] as const)('every closed step says what opens it, in %s', (locale) => {
  beforeEach(() => setLocale(locale));
  const closedAt = (furthest: Step) =>
    journeySteps.flatMap((step) => {
      const check = checkVisit(furthest, step);
      return check.ok ? [] : [{ title: stepFacts[step].title[locale], opens: check.opens[locale] }];
    });

  it.each(steps)('on the rail, for a member at %s', (furthest) => {
    const closed = closedAt(furthest);
    expect(closed).toHaveLength(Math.max(0, journeySteps.length - 1 - stepIndex(furthest)));
    showPage(<Rail />, { journey: { furthest } });
    for (const { title, opens } of closed) {
      const item = screen.getByText(title, { selector: 'li *, li' }).closest('li');
      expect(item).toHaveTextContent(opens);
    }
    expect(screen.queryAllByText(/^(Opens|Se abre) /)).toHaveLength(closed.length);
  });
});

describe('an order that was turned down or called off', () => {
  const withdrawn = { 'request-genetic-test-kit': false, 'shipping-genetic-test-kit': false };
  const journey = { furthest: 'shipping-genetic-test-kit', evidence: withdrawn } as const;

  it('is not called done on the rail, and the visit says that a new kit opens it', () => {
    showPage(<Rail />, { journey });
    const order = screen.getByRole('link', { name: 'Order your test kit' }).closest('li');
    expect(order).not.toHaveTextContent('Done');
    expect(screen.getByText('Book your visit').closest('li')).toHaveTextContent('Opens when a new kit is on its way');
    expect(screen.getByRole('link', { name: 'Permission to share' }).closest('li')).toHaveTextContent('Done');
  });

  it('tells where the visit would stand that a new kit opens it', async () => {
    backend.holds({
      '/dna-visit/{patientId}/visits': [],
      '/kits/{patientId}': [kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'DENIED')],
    });
    openDashboard({ journey });
    expect((await row('Your visit')).getByText(/order one first/)).toBeVisible();
    expect(screen.getByText('Later you will find here: what your specialist writes.')).toBeVisible();
  });
});
