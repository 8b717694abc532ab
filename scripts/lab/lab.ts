import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { endedKitStatuses, type KitStatus } from '#domain/kit-status.ts';
import type { Database } from '#server/db/database.ts';
import { kits, users } from '#server/db/schema/index.ts';

type Settings = {
  db: Database;
  /** The address of the API, with its version. */
  api: string;
  secondsPerStatus: number;
  /** Gives a new ID token of the nurse. */
  signIn: () => Promise<string>;
  /** When each of these accounts has signed in last; those who never have are left out. */
  lastSignIns: (accounts: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
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

/**
 * A lab that moves each open order to its next status once it has stayed long enough in the last one. Nothing moves before its
 * patient has signed in: the people of the demo are where the README says until somebody looks, and from then on it counts.
 */
export function createLab({ db, api, secondsPerStatus, signIn, lastSignIns }: Settings) {
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
      const rows = await db
        .select({ order: kits, account: users.firebase_id })
        .from(kits)
        .innerJoin(users, eq(users.id, kits.patient_id))
        .where(and(notInArray(kits.status, [...endedKitStatuses]), lte(kits.updated_at, before(now, secondsPerStatus))))
        .orderBy(asc(kits.updated_at));
      if (rows.length === 0) return 0;
      const looked = await lastSignIns([...new Set(rows.map(({ account }) => account))]);
      let moved = 0;
      for (const { order, account } of rows) {
        const seen = looked.get(account);
        const wait = secondsPerStatus * (order.status === 'AWAITING SAMPLE' ? patience : 1);
        if (!seen || latest(order.updated_at, seen) > before(now, wait)) continue;
        if (await move(order)) moved += 1;
      }
      return moved;
    },
  };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
