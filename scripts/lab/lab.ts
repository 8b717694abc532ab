import { and, asc, lte, notInArray } from 'drizzle-orm';
import { endedKitStatuses, type KitStatus } from '../../domain/kit-status.ts';
import type { Database } from '../../server/db/database.ts';
import { kits } from '../../server/db/schema/index.ts';

type Settings = {
  db: Database;
  /** The address of the API, with its version. */
  api: string;
  secondsPerStatus: number;
  /** Gives a new ID token of the nurse. */
  signIn: () => Promise<string>;
};

/** The road of an order whose sample is fine. */
const next: Readonly<Partial<Record<KitStatus, { status: KitStatus; reason: string }>>> = {
  SUBMITTED: { status: 'CLINICIAN REVIEW', reason: 'A clinician has begun to look at the order.' },
  'CLINICIAN REVIEW': { status: 'APPROVED', reason: 'The test fits the family history.' },
  APPROVED: { status: 'AWAITING SAMPLE', reason: 'The kit was handed to the carrier.' },
  'AWAITING SAMPLE': { status: 'ANALYZING', reason: 'The sample has arrived in good order.' },
  ANALYZING: { status: 'COMPLETED', reason: 'The results are ready.' },
};

/** The member needs time to look at the page that tells how to give the sample. */
const patience = 8;

/** A lab that moves each open order to its next status once it has stayed long enough in the last one. */
export function createLab({ db, api, secondsPerStatus, signIn }: Settings) {
  let token: string | undefined;

  async function put(order: typeof kits.$inferSelect, body: object, withToken: string): Promise<Response> {
    const response = await fetch(`${api}/kits/update/${order.patient_id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${withToken}`,
        'if-match': `"${order.version}"`,
      },
      body: JSON.stringify({ kit_id: order.id, ...body }),
    });
    await response.body?.cancel();
    return response;
  }

  async function move(order: typeof kits.$inferSelect): Promise<boolean> {
    const change = next[order.status];
    if (!change) return false;
    let response = await put(order, change, (token ??= await signIn()));
    // A token lasts an hour.
    if (response.status === 401) response = await put(order, change, (token = await signIn()));
    // Somebody else was faster with this order: it is looked at again in the next round.
    if (response.ok || response.status === 409 || response.status === 412) return response.ok;
    throw new Error(`the API answered ${response.status}.`);
  }

  return {
    /**
     * Moves every order that is due by one status.
     * @returns how many were moved
     */
    async moveDueOrders(now = new Date()): Promise<number> {
      const orders = await db
        .select()
        .from(kits)
        .where(and(notInArray(kits.status, [...endedKitStatuses]), lte(kits.updated_at, before(now, secondsPerStatus))))
        .orderBy(asc(kits.updated_at))
        .limit(50);
      const waited = before(now, secondsPerStatus * patience);
      let moved = 0;
      for (const order of orders) {
        if (order.status === 'AWAITING SAMPLE' && order.updated_at > waited) continue;
        if (await move(order)) moved += 1;
      }
      return moved;
    },
  };
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
