import { kitReasons, type KitReason } from '#domain/kit-reasons.ts';
import type { KitStatus } from '#domain/kit-status.ts';
import type { Authority } from '#domain/roles.ts';
import { testConsent } from '#domain/test-consent.ts';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Queries } from '#server/db/database.ts';
import { kits } from '#server/db/schema/index.ts';
import { handlers } from '#server/handlers.ts';
import type { Input } from '#server/contract/operation.ts';
import type { OperationId } from '#server/contract/operation-id.ts';
import { contact } from '../stack/environment.ts';

/** What the seed works with. */
export type SeedContext = { db: Queries; now: Date; specialistId: string; nurseId: string };

/** A record in the version that was read. */
type Versioned = { id: string; version: number };

type Body<Id extends OperationId> = Input<Id>['body'];

const token = 'seed';
const holder = { email: contact.VITE_SUPPORT_EMAIL, address: contact.VITE_SUPPORT_ADDRESS };

/** The operations of the API, done as somebody at a moment, by the handlers and with the rules that serve the app. */
export function callAs(userId: string, role: Authority, { db, now }: SeedContext) {
  const caller = {
    identityId: '',
    email: undefined,
    noviId: userId,
    authorities: [role],
    actor: undefined,
    signedInAt: now,
    token,
  };
  const context = {
    ...{ db, caller, locale: 'en' as const, now, holder, requestId: 'seed' },
    ...{ log: pino({ level: 'silent' }), prepared: undefined },
    ...{ afterCommit: () => undefined, forgetAccountStatus: () => undefined },
    get identity(): never {
      throw new Error('Writes ask the identity provider nothing.');
    },
    get preparedQueries(): never {
      throw new Error('Writes read inside of their transaction.');
    },
    get draw(): never {
      throw new Error('Writes draw nothing.');
    },
  };
  const nothing = { params: {}, query: {}, ifMatch: undefined };
  return {
    updateUser: ({ step }: Pick<Body<'updateUser'>, 'step'>) =>
      handlers.updateUser(
        { ...nothing, params: { userId }, body: { user_id: userId, access_token: token, ...(step && { step }) } },
        context,
      ),
    verifyPatientInfo: (body: Omit<Body<'verifyPatientInfo'>, 'patient_id'>) =>
      handlers.verifyPatientInfo({ ...nothing, body: { patient_id: userId, ...body } }, context),
    saveAnswers: (body: Omit<Body<'saveAnswers'>, 'patient_id' | 'status'>) =>
      handlers.saveAnswers(
        { ...nothing, ifMatch: 0, body: { patient_id: userId, status: 'completed', ...body } },
        context,
      ),
    createRoiForm: (body: Omit<Body<'createRoiForm'>, 'patient_id' | 'agrees'>) =>
      handlers.createRoiForm({ ...nothing, body: { patient_id: userId, agrees: true, ...body } }, context),
    orderKit: (body: Pick<Body<'orderKit'>, 'address'>) =>
      handlers.orderKit(
        {
          ...nothing,
          body: { patient_id: userId, consents: true, consent_version: testConsent.version, locale: 'en', ...body },
        },
        context,
      ),
    async updateKit(patientId: string, status: KitStatus, code?: KitReason) {
      const [kit] = await db.select().from(kits).where(eq(kits.patient_id, patientId)).orderBy(desc(kits.ordered_at));
      if (!kit) throw new Error('There is no order to move.');
      const body = {
        kit_id: kit.id,
        status,
        ...(code ? { reason: kitReasons[code].en, reason_code: code } : { reason: 'As planned' }),
      };
      return handlers.updateKit({ params: { patientId }, query: {}, ifMatch: kit.version, body }, context);
    },
    scheduleVisit: (slot_id: string, how: Partial<Omit<Body<'scheduleVisit'>, 'slot_id'>> = {}) =>
      handlers.scheduleVisit(
        {
          ...nothing,
          params: { patientId: userId },
          body: { slot_id, medium: 'video', topic: 'What my results mean for my family', ...how },
        },
        context,
      ),
    updateVisit: ({ id, version }: Versioned, body: Body<'updateVisit'>) =>
      handlers.updateVisit({ params: { visitId: id }, query: {}, ifMatch: version, body }, context),
    deleteRoiForm: ({ id, version }: Versioned) =>
      handlers.deleteRoiForm({ params: { roiFormId: id }, query: {}, ifMatch: version, body: undefined }, context),
  };
}
