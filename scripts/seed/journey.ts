import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatIsoDate } from '#domain/dates.ts';
import type { KitReason } from '#domain/kit-reasons.ts';
import type { KitStatus } from '#domain/kit-status.ts';
import { fullName } from '#domain/names.ts';
import {
  currentDisclosures,
  currentRelease,
  releasedInformation,
  suggestedExpiry,
  usualReleaser,
  type ReleasedInformation,
} from '#domain/release.ts';
import type { StateCode } from '#domain/states.ts';
import { stepAfter, stepIndex, type JourneyStep, type Step } from '#domain/steps.ts';
import { visitMinutes } from '#domain/visits.ts';
import { carePlans, slots, visitSummaries, visits } from '#server/db/schema/index.ts';
import { signingCodeOf } from '#server/areas/releases/signing-code.ts';
import { recordVisitEvent } from '#server/areas/visits/visit-events.ts';
import { callAs, type SeedContext } from './call-as.ts';
import { exampleResponse } from './examples.ts';
import { exampleFamily, unknownFamily } from './family.ts';
import type { Detour, MemberPerson } from './people.ts';
import { amendedSummary, exampleChangeNote, examplePlan, examplePlanTitle, exampleSummary } from './summary.ts';

const day = 86_400_000;

/**
 * Walks a new member to their step through the operations of the API, a day for each step up to now, so that whatever
 * the rules ask for is really stored.
 */
export async function walkTo(hands: SeedContext, person: MemberPerson): Promise<void> {
  const days = stepIndex(person.step);
  for (let step: Step = 'welcome'; step !== person.step; step = stepAfter(step)) {
    // Finished members have their visit behind them: everything else lies before it.
    const since = person.step === 'complete' ? 30 : person.detour ? 14 : 0;
    const at = { ...hands, now: new Date(hands.now.getTime() - (days - stepIndex(step) + since) * day) };
    await doers[step as JourneyStep](at, person);
    await callAs(person.id, 'member', at).updateUser({ step: stepAfter(step) });
  }
  if (person.step === 'complete') await finish(hands, person);
  if (person.detour) await takers[person.detour](hands, person);
}

type Doer = (hands: SeedContext, person: MemberPerson) => Promise<unknown>;

/** How each step is done. */
export const doers: Readonly<Record<JourneyStep, Doer>> = {
  welcome: () => Promise.resolve(),
  eligibility: (hands, person) => checkDetails(hands, person, person.state ?? 'IL'),
  survey: (hands, { id, dateOfBirth, sex, knowsNoRelatives }) => {
    const age = hands.now.getUTCFullYear() - Number(dateOfBirth.slice(0, 4));
    const family_history = knowsNoRelatives ? unknownFamily(randomUUID, sex) : exampleFamily(randomUUID, { age, sex });
    return callAs(id, 'member', hands).saveAnswers({ questionnaire: 'survey', family_history });
  },
  'medical-history': (hands, { id, sex }) =>
    callAs(id, 'member', hands).saveAnswers({ questionnaire: 'medical-history', response: exampleResponse(sex) }),
  'release-of-information': async (hands, { id, firstName, lastName, readsIn = 'en' }) =>
    callAs(id, 'member', hands).createRoiForm({
      information: Object.keys(releasedInformation) as ReleasedInformation[],
      released_by: usualReleaser[readsIn],
      recipient: 'Dr. Paula Brandt, Lakeview Family Medicine',
      purpose: 'my-care',
      expires_on: suggestedExpiry(hands.now),
      statements_version: currentRelease.version,
      locale: readsIn,
      signature: { kind: 'typed', text: fullName(firstName, lastName) },
      signing_consent: { version: currentDisclosures.version, code: await signingCodeOf(hands.db, id) },
    }),
  'request-genetic-test-kit': (hands, { id, zip, state = 'IL' }) =>
    callAs(id, 'member', hands).orderKit({
      address: { line1: '12 Maple Street', line2: '', city: 'Chicago', state, zip },
    }),
  'shipping-genetic-test-kit': (hands, { id }) =>
    moveKit(hands, id, ['CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE']),
  counseling: bookVisit,
};

const takers: Readonly<Record<Detour, Doer>> = {
  refused: (hands, person) => checkDetails(hands, person, 'AK'),
  denied: (hands, { id }) => moveKit(hands, id, ['CLINICIAN REVIEW', 'DENIED'], 'tested-before'),
  canceled: (hands, { id }) => moveKit(hands, id, ['CANCELED'], 'asked-to-cancel'),
  'sample-failed': async (hands, { id }) => {
    await moveKit(before(hands, 12), id, ['CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE']);
    await moveKit(before(hands, 4), id, ['ANALYZING']);
    await moveKit(before(hands, 1), id, ['AWAITING SAMPLE'], 'sample-too-small');
  },
};

function checkDetails(hands: SeedContext, person: MemberPerson, state: StateCode): Promise<unknown> {
  const { id, firstName, lastName, dateOfBirth, zip, partnerCode } = person;
  return callAs(id, 'member', hands).verifyPatientInfo({
    ...{ first_name: firstName, middle_name: '', last_name: lastName },
    ...{ date_of_birth: dateOfBirth, state, zip, partner_code: partnerCode ?? '' },
  });
}

/** Moves somebody’s newest order through these statuses, the last one at the moment of the hands. */
export async function moveKit(
  hands: SeedContext,
  id: string,
  statuses: readonly KitStatus[],
  reason?: KitReason,
): Promise<void> {
  for (const [index, status] of statuses.entries()) {
    // Each change has a moment of its own, or nobody could say which came first.
    const left = statuses.length - 1 - index;
    const nurse = callAs(hands.nurseId, 'nurse', before(hands, left / 24));
    await nurse.updateKit(id, status, left === 0 ? reason : undefined);
  }
}

/** A slot that begins at a moment, in milliseconds. */
function slotAt(specialist_id: string, start: number) {
  return { specialist_id, starts_at: new Date(start), ends_at: new Date(start + visitMinutes * 60_000) };
}

function before(hands: SeedContext, days: number): SeedContext {
  return { ...hands, now: new Date(hands.now.getTime() - days * day) };
}

async function bookVisit(hands: SeedContext, { id }: MemberPerson): Promise<void> {
  // Early in the morning, when no slot of the usual hours is in the way; earlier still where somebody else has that one.
  const hour = 3_600_000;
  const first = Date.parse(formatIsoDate(new Date(hands.now.getTime() + 14 * day))) + 14 * hour;
  for (let start = first; ; start -= hour) {
    const [slot] = await hands.db
      .insert(slots)
      .values(slotAt(hands.specialistId, start))
      .onConflictDoNothing()
      .returning();
    if (!slot) continue;
    await callAs(id, 'member', hands).scheduleVisit(slot.id);
    return;
  }
}

/** What the lab and the specialist do after the last step: the results are there before the visit that is about them. */
async function finish(hands: SeedContext, { id }: MemberPerson): Promise<void> {
  await moveKit(before(hands, 27), id, ['ANALYZING']);
  await moveKit(before(hands, 18), id, ['COMPLETED']);
  const [visit] = await hands.db
    .update(visits)
    .set({ status: 'COMPLETED', version: 2 })
    .where(eq(visits.patient_id, id))
    .returning();
  if (!visit) return;
  const concluded = { kind: 'completed', by: 'care-team', actorId: hands.specialistId } as const;
  await recordVisitEvent(hands.db, { ...concluded, visitId: visit.id, now: before(hands, 16).now });
  await writeDown(hands, id, visit.id);
}

/** The summary and the plan of a visit, and a change of the summary some days later. */
async function writeDown(hands: SeedContext, patient_id: string, visit_id: string): Promise<void> {
  const [written_at, changed_at] = [16, 9].map((days) => new Date(hands.now.getTime() - days * day));
  const author = { author_id: hands.specialistId, locale: 'en' as const };
  await hands.db.insert(visitSummaries).values([
    { ...author, visit_id, version: 1, content: exampleSummary(), written_at },
    {
      ...{ ...author, visit_id, version: 2, content: amendedSummary(hands.now) },
      ...{ change_note: exampleChangeNote, written_at: changed_at },
    },
  ]);
  const plan = { title: examplePlanTitle, items: examplePlan(hands.now), created_at: written_at };
  await hands.db.insert(carePlans).values({ ...author, ...plan, patient_id, visit_id });
}
