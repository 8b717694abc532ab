import { blocksNewOrder } from '#domain/kit-status.ts';
import type { JourneyStep, Step } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { dashboardTexts as texts, whyTexts } from '#src/texts/dashboard.ts';

type Schemas = components['schemas'];

/** What a member has now: the newest order and release, and the visit that counts. */
export type Records = {
  kit: Schemas['Kit'] | undefined;
  release: Schemas['RoiForm'] | undefined;
  visit: Schemas['Visit'] | undefined;
  /** They decided so, and it stands. */
  sharesWithNobody: boolean;
  /** Their details were checked, and none have been accepted so far. */
  isRefused: boolean;
  /** Nobody may counsel them where they live: no kit is ordered. */
  isHeld: boolean;
};

export type NextStep = { step: JourneyStep; why: Words };

/**
 * What to do next: the furthest step, or one that was done and has to be done anew, as its record holds no more (an order
 * that ended, a visit that was called off, a release that was taken back). Nothing when all is well.
 */
export function nextStep(
  furthest: Step,
  { kit, release, sharesWithNobody, visit, isRefused, isHeld }: Records,
): NextStep | undefined {
  const mustOrder = kit ? !blocksNewOrder(kit.status) : furthest === 'request-genetic-test-kit';
  if (mustOrder && isHeld) return { step: 'request-genetic-test-kit', why: texts.orderHeld };
  if (kit?.status === 'DENIED') return { step: 'shipping-genetic-test-kit', why: texts.talkFirst };
  if (kit && !blocksNewOrder(kit.status)) return { step: 'request-genetic-test-kit', why: texts.orderAgain };
  if (furthest === 'eligibility' && isRefused) return { step: furthest, why: texts.notEligible };
  if (furthest !== 'complete') return { step: furthest, why: whyOf(furthest, kit) };
  if (visit?.status === 'CANCELED') return { step: 'counseling', why: texts.bookAfterCancel };
  if (visit?.status === 'MISSED') return { step: 'counseling', why: texts.bookAgain };
  if (release && release.status !== 'ACTIVE' && !sharesWithNobody)
    return { step: 'release-of-information', why: texts.signAgain };
  return undefined;
}

/** Whether all is done and there is a summary to read: that is what comes next then. */
export function leadsToSummary(furthest: Step, records: Records): boolean {
  return nextStep(furthest, records) === undefined && Boolean(records.visit?.summarized_at);
}

/** Whether the lab waits for the member's sample: the steps may be done by then. */
export function needsSample(kit: Records['kit']): boolean {
  return kit?.status === 'AWAITING SAMPLE';
}

/** Who has given the sample needs no more to be told how. */
function whyOf(step: JourneyStep, kit: Records['kit']): Words {
  if (step !== 'shipping-genetic-test-kit') return whyTexts[step];
  if (kit?.status === 'COMPLETED') return texts.resultsIn;
  return kit?.status === 'ANALYZING' ? texts.kitSent : whyTexts[step];
}
