import { asc, eq, inArray } from 'drizzle-orm';
import type { KitStatus } from '#domain/kit-status.ts';
import { fullName } from '#domain/names.ts';
import { releaseStatus } from '#domain/release.ts';
import type { PlanItemStatus } from '#domain/visit-summary.ts';
import type { VisitStatus } from '#domain/visits.ts';
import type { Queries } from '../../db/database.ts';
import { carePlans, kitEvents, kits, roiForms, slots, users, visits } from '../../db/schema/index.ts';
import { urn, type Resource } from './fhir-resource.ts';

/** What was signed, ordered, booked and planned: Consent, ServiceRequest, Appointment, CarePlan. */
export async function careResources(db: Queries, id: string, now: Date): Promise<Resource[]> {
  return [
    ...(await consents(db, id, now)),
    ...(await serviceRequests(db, id)),
    ...(await appointments(db, id)),
    ...(await plans(db, id)),
  ];
}

async function consents(db: Queries, id: string, now: Date): Promise<Resource[]> {
  const forms = await db.select().from(roiForms).where(eq(roiForms.patient_id, id)).orderBy(asc(roiForms.signed_at));
  return forms.map((form) => {
    const signed = { expiresOn: form.expires_on, revokedAt: form.revoked_at };
    const timeZone = form.particulars?.time_zone ?? null;
    const isActive = releaseStatus({ ...signed, timeZone }, now) === 'ACTIVE';
    const recipient = {
      role: coded(participation, 'IRCP', 'information recipient'),
      reference: { display: form.recipient },
    };
    return {
      ...{ resourceType: 'Consent', id: form.id, status: isActive ? 'active' : 'inactive' },
      scope: coded(`${terminology}/CodeSystem/consentscope`, 'patient-privacy', 'Privacy Consent'),
      category: [coded('http://loinc.org', '59284-0', 'Consent Document')],
      patient: { reference: urn(id) },
      dateTime: form.signed_at.toISOString(),
      organization: [{ display: form.released_by }],
      policyRule: { text: `45 CFR 164.508, statements ${form.statements_version}` },
      provision: {
        type: 'permit',
        period: { start: form.signed_at.toISOString(), end: form.revoked_at?.toISOString() ?? form.expires_on },
        actor: [recipient],
        class: form.information.map((part) => ({ system: informationSystem, code: part })),
        purpose: [{ system: purposeSystem, code: form.purpose }],
      },
    };
  });
}

async function serviceRequests(db: Queries, id: string): Promise<Resource[]> {
  const orders = await db.select().from(kits).where(eq(kits.patient_id, id)).orderBy(asc(kits.ordered_at));
  if (orders.length === 0) return [];
  const ids = orders.map((kit) => kit.id);
  const events = await db.select().from(kitEvents).where(inArray(kitEvents.kit_id, ids)).orderBy(asc(kitEvents.at));
  return orders.map((kit) => ({
    ...{ resourceType: 'ServiceRequest', id: kit.id, status: orderStatus[kit.status], intent: 'order' },
    code: { text: 'Genetic test from a saliva sample' },
    subject: { reference: urn(id) },
    authoredOn: kit.ordered_at.toISOString(),
    note: events
      .filter((event) => event.kit_id === kit.id)
      .map(({ at, status, reason }) => ({ time: at.toISOString(), text: [status, reason].filter(Boolean).join(': ') })),
  }));
}

async function appointments(db: Queries, id: string): Promise<Resource[]> {
  const rows = await db
    .select({ visit: visits, slot: slots, specialist: { first: users.first_name, last: users.last_name } })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .innerJoin(users, eq(users.id, slots.specialist_id))
    .where(eq(visits.patient_id, id))
    .orderBy(asc(slots.starts_at));
  return rows.map(({ visit, slot, specialist }) => ({
    ...{ resourceType: 'Appointment', id: visit.id, status: visitStatus[visit.status] },
    description: visit.medium === 'video' ? 'Genetic counseling by video' : 'Genetic counseling by phone',
    start: slot.starts_at.toISOString(),
    end: slot.ends_at.toISOString(),
    created: visit.created_at.toISOString(),
    ...(visit.topic && { comment: visit.topic }),
    participant: [
      { actor: { reference: urn(id) }, status: 'accepted' },
      { actor: { display: fullName(specialist.first, specialist.last) }, status: 'accepted' },
    ],
  }));
}

async function plans(db: Queries, id: string): Promise<Resource[]> {
  const rows = await db
    .select({ plan: carePlans, author: { first: users.first_name, last: users.last_name } })
    .from(carePlans)
    .innerJoin(users, eq(users.id, carePlans.author_id))
    .where(eq(carePlans.patient_id, id))
    .orderBy(asc(carePlans.created_at));
  return rows.map(({ plan, author }) => ({
    ...{ resourceType: 'CarePlan', id: plan.id, intent: 'plan', title: plan.title },
    status: rows.some((other) => other.plan.replaces === plan.id) ? 'revoked' : 'active',
    ...(plan.replaces && { replaces: [{ reference: urn(plan.replaces) }] }),
    subject: { reference: urn(id) },
    created: plan.created_at.toISOString(),
    author: { display: fullName(author.first, author.last) },
    activity: plan.items.map(({ what, timing, due_on }, index) => ({
      detail: {
        ...{
          status: activityStatus[plan.progress[index]?.status ?? 'open'],
          description: [what, timing].filter(Boolean).join(' · '),
        },
        ...(due_on !== null && { scheduledPeriod: { end: due_on } }),
      },
    })),
  }));
}

const terminology = 'http://terminology.hl7.org';
const participation = `${terminology}/CodeSystem/v3-ParticipationType`;
const informationSystem = 'urn:novi:released-information';
const purposeSystem = 'urn:novi:release-purpose';

const coded = (system: string, code: string, display: string) => ({ coding: [{ system, code, display }] });

/** https://hl7.org/fhir/R4/valueset-care-plan-activity-status.html */
const activityStatus: Readonly<Record<PlanItemStatus, string>> = {
  ...{ open: 'not-started', done: 'completed', dropped: 'cancelled' },
};

/** https://hl7.org/fhir/R4/valueset-request-status.html */
const orderStatus: Readonly<Record<KitStatus, string>> = {
  ...{ SUBMITTED: 'active', 'CLINICIAN REVIEW': 'active', APPROVED: 'active', 'AWAITING SAMPLE': 'active' },
  ...{ ANALYZING: 'active', COMPLETED: 'completed', DENIED: 'revoked', CANCELED: 'revoked' },
};

/** https://hl7.org/fhir/R4/valueset-appointmentstatus.html */
const visitStatus: Readonly<Record<VisitStatus, string>> = {
  ...{ SCHEDULED: 'booked', COMPLETED: 'fulfilled', CANCELED: 'cancelled', MISSED: 'noshow' },
};
