import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { carePlans, roiForms, userEmails, userPhones, visits, writingTemplates } from '../db/schema/index.ts';

/** The parts of a request that can name whose record it is about. */
export type RecordReference = { params: unknown; query: unknown; body: unknown };

/** @param callerId who calls: whose own records a list is that names nobody */
type Finder = (
  named: RecordReference,
  db: Database,
  callerId: string | undefined,
) => string | undefined | Promise<string | undefined>;

/**
 * Finds the user or patient (one key, see docs/decisions/001) whose record a request is about; `undefined` when there is
 * no such record.
 */
export const owners = {
  userId: ({ params }) => text(params, 'userId'),
  patientId: ({ params }) => text(params, 'patientId'),
  specialistId: ({ params }) => text(params, 'specialistId'),
  patientInQuery: ({ query }, _db, callerId) => text(query, 'patient_id') ?? callerId,
  patientInBody: ({ body }) => text(body, 'patient_id'),
  userInQuery: ({ query }, _db, callerId) => text(query, 'user_id') ?? callerId,
  userInBody: ({ body }) => text(body, 'user_id'),
  userOfEmail: async ({ params }, db) => {
    const id = text(params, 'userEmailId') ?? '';
    const [email] = await db.select({ owner: userEmails.user_id }).from(userEmails).where(eq(userEmails.id, id));
    return email?.owner;
  },
  userOfPhone: async ({ params }, db) => {
    const id = text(params, 'userPhoneId') ?? '';
    const [phone] = await db.select({ owner: userPhones.user_id }).from(userPhones).where(eq(userPhones.id, id));
    return phone?.owner;
  },
  patientOfRoiForm: async ({ params }, db) => {
    const id = text(params, 'roiFormId') ?? '';
    const [form] = await db.select({ owner: roiForms.patient_id }).from(roiForms).where(eq(roiForms.id, id));
    return form?.owner;
  },
  patientOfVisit: async ({ params }, db) => {
    const id = text(params, 'visitId') ?? '';
    const [visit] = await db.select({ owner: visits.patient_id }).from(visits).where(eq(visits.id, id));
    return visit?.owner;
  },
  patientOfCarePlan: async ({ params }, db) => {
    const id = text(params, 'carePlanId') ?? '';
    const [plan] = await db.select({ owner: carePlans.patient_id }).from(carePlans).where(eq(carePlans.id, id));
    return plan?.owner;
  },
  specialistOfTemplate: async ({ params }, db) => {
    const id = text(params, 'writingTemplateId') ?? '';
    const [template] = await db
      .select({ owner: writingTemplates.specialist_id })
      .from(writingTemplates)
      .where(eq(writingTemplates.id, id));
    return template?.owner;
  },
  /** The operation answers from the record of whoever calls, and of nobody else. */
  caller: () => undefined,
  /** The operation lists people: whoever reads the list reads others' records. */
  many: () => undefined,
  /** The operation touches nobody's record. */
  nobody: () => undefined,
} as const satisfies Record<string, Finder>;

export type Owner = keyof typeof owners;

function text(part: unknown, name: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const value: unknown = Reflect.get(part, name);
  return typeof value === 'string' ? value : undefined;
}
