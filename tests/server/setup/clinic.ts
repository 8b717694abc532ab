import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import { currentDisclosures, currentRelease, suggestedExpiry } from '#domain/release.ts';
import { stepAfter, type JourneyStep, type Step } from '#domain/steps.ts';
import { testConsent } from '#domain/test-consent.ts';
import { visitMinutes } from '#domain/visits.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { signingCode } from '#server/areas/releases/signing-code.ts';
import { eligibilityChecks, licenses, patients, slots, states, users } from '#server/db/schema/index.ts';
import type { Member, Reply, TestServer } from './server.ts';

/** The headers of one intention that makes something. */
export const newKey = () => ({ 'idempotency-key': randomUUID() });
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
/** The key of the record that an answer holds. */
export const idOf = (reply: Reply) => (reply.body.data as unknown as { id: string }).id;
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** Happy payloads for the member `id`. */
export const details = (id: string) => ({
  ...{ patient_id: id, first_name: 'Ada', middle_name: '', last_name: 'Byron' },
  ...{ date_of_birth: '1985-12-10', state: 'IL', zip: '60601' },
});
export const survey = (id: string) => ({
  ...{ patient_id: id, questionnaire: 'survey', status: 'completed' },
  family_history: familyOf(newFamilyHistory(randomUUID)),
});
/** “I don’t know” to everything that must be answered. */
const familyOf = ({ relatives, ...questions }: FamilyHistory): FamilyHistory => ({
  ...{ ...questions, adopted: 'no', ashkenazi_jewish: 'unknown', parents_related: 'unknown' },
  ...{ sex_assigned_at_birth: 'unknown', has_conditions: 'unknown' },
  counted: {
    ...{ siblings: 'unknown', half_siblings: 'unknown', children: 'unknown' },
    ...{ maternal_aunts_and_uncles: 'unknown', paternal_aunts_and_uncles: 'unknown' },
  },
  relatives: relatives.map((relative) => ({ ...relative, has_conditions: 'unknown' })),
});
export const health = (id: string) => ({
  ...{ patient_id: id, questionnaire: 'medical-history', status: 'completed' },
  response: exampleResponse(),
});
export const release = (id: string) => ({
  ...{ patient_id: id, information: ['genetic-test-results'], released_by: 'Novi', recipient: 'Dr. Brandt' },
  ...{ purpose: 'my-care', expires_on: suggestedExpiry(new Date()), statements_version: currentRelease.version },
  ...{ locale: 'en', agrees: true, signature: { kind: 'typed', text: 'Ada Byron' } },
  signing_consent: { version: currentDisclosures.version, code: signingCode(id) },
});
export const order = (id: string) => ({
  ...{ patient_id: id, consents: true, consent_version: testConsent.version, locale: 'en' },
  address: { line1: '12 Maple Street', line2: '', city: 'Chicago', state: 'IL', zip: '60601' },
});
export const booking = (slot_id: string) => ({ slot_id, medium: 'video', topic: 'My results' });

/** The clinic around a test server: a nurse, specialists with slots, and members at any step. */
export async function openClinic(server: TestServer) {
  const { call } = server;
  await server.db.insert(states).values({ code: 'IL', name: 'Illinois', served: true }).onConflictDoNothing();
  const nurse = await server.staff('nurse');
  const specialist = await server.staff('specialist');
  const license = { specialist_id: specialist.noviId, state: 'IL', expires_on: '2099-12-31' };
  await server.db.insert(licenses).values(license);
  let offered = 0;

  /** Slots that follow each other from a day that no other test of the file uses. */
  async function offerSlots(count: number, by = specialist.noviId): Promise<string[]> {
    const first = inHours(24 * (7 + (offered += 1))).getTime();
    return addSlots(
      Array.from({ length: count }, (_, index) => new Date(first + index * 3_600_000)),
      by,
    );
  }

  async function addSlots(starts: Date[], by = specialist.noviId): Promise<string[]> {
    const license = { specialist_id: by, state: 'IL', expires_on: '2099-12-31' };
    await server.db.insert(licenses).values(license).onConflictDoNothing();
    const rows = starts.map((starts_at) => {
      const ends_at = new Date(starts_at.getTime() + visitMinutes * 60_000);
      return { specialist_id: by, starts_at, ends_at };
    });
    const made = await server.db.insert(slots).values(rows).returning({ id: slots.id });
    return made.map(({ id }) => id);
  }

  async function moveKit(member: Member, status: string, token = nurse.token): Promise<Reply> {
    const listed = await call('GET', `/kits/${member.noviId}`, { token });
    const [kit] = listed.body.data as unknown as { id: string; version: number }[];
    return call('PUT', `/kits/update/${member.noviId}`, {
      ...{ token, headers: ifMatch(kit?.version ?? 0) },
      body: { kit_id: kit?.id ?? randomUUID(), status, reason: 'As planned' },
    });
  }

  const post = (member: Member, path: string, body: object, headers: Record<string, string> = newKey()) =>
    call('POST', path, { token: member.token, headers, body });

  const doStep: Readonly<Record<JourneyStep, (member: Member) => Promise<Reply | undefined>>> = {
    welcome: () => Promise.resolve(undefined),
    eligibility: (member) => post(member, '/eligibility/verify-patient-info', details(member.noviId), {}),
    survey: (member) => post(member, '/questionnaires', survey(member.noviId), ifMatch(0)),
    'medical-history': (member) => post(member, '/questionnaires', health(member.noviId), ifMatch(0)),
    'release-of-information': (member) => post(member, '/roi-forms', release(member.noviId)),
    'request-genetic-test-kit': (member) => post(member, '/patients/order-kit', order(member.noviId)),
    'shipping-genetic-test-kit': async (member) => {
      await moveKit(member, 'CLINICIAN REVIEW');
      await moveKit(member, 'APPROVED');
      return moveKit(member, 'AWAITING SAMPLE');
    },
    counseling: async (member) => {
      const [slot = ''] = await offerSlots(1);
      return post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot));
    },
  };

  const recordStep = (member: Member, step: string): Promise<Reply> =>
    call('PUT', `/users/${member.noviId}`, {
      token: member.token,
      body: { user_id: member.noviId, access_token: member.token, step },
    });

  /** A new member who has done every step before `step`, through the API. */
  async function memberAt(step: Step): Promise<Member> {
    const member = await server.member();
    for (let at: Step = 'welcome'; at !== step; at = stepAfter(at)) {
      const done = await doStep[at as JourneyStep](member);
      const recorded = await recordStep(member, stepAfter(at));
      for (const reply of [done, recorded]) {
        if (reply && reply.status >= 300) throw new Error(`${at}: ${String(reply.status)} ${reply.text}`);
      }
    }
    return member;
  }

  /** New members whose records say that they can book: no walk, so that there can be many. */
  async function manyAtCounseling(count: number): Promise<Member[]> {
    const members = await Promise.all(Array.from({ length: count }, () => server.member()));
    for (const { noviId } of members) {
      await server.db.update(users).set({ step: 'counseling' }).where(eq(users.id, noviId));
      const { patient_id, ...given } = details(noviId);
      const { first_name, last_name, state } = given;
      await server.db.update(patients).set({ first_name, last_name, state }).where(eq(patients.id, noviId));
      await server.db.insert(eligibilityChecks).values({ patient_id, eligible: true, reasons: [], details: given });
    }
    return members;
  }

  return { nurse, specialist, offerSlots, addSlots, moveKit, post, doStep, recordStep, memberAt, manyAtCounseling };
}

export type Clinic = Awaited<ReturnType<typeof openClinic>>;
