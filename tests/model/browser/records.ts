import type { Database } from '#tests/browser/fixtures/database.ts';
import type { Member } from '#tests/browser/fixtures/member.ts';
import type { Scene } from './scene.ts';

/** How many rows of a table are the member’s. */
export function rowsOf(table: string, condition = 'true') {
  return ({ db, member }: Scene): Promise<number> =>
    db.count(`select count(*) from ${table} where patient_id = $1 and ${condition}`, [member.id]);
}

/** Whether a field of a form holds a text in the draft that the backend keeps. */
export function draftHolds(name: string, text: string) {
  return async (db: Database, { id }: Member): Promise<boolean> => {
    const drafts = await db.rows('select values from form_drafts where patient_id = $1', [id]);
    return JSON.stringify(drafts).includes(`"${name}":${JSON.stringify(text)}`);
  };
}

/** The same of the family history or the medical history, kept or sent. */
export function answersHold(name: string, text: string) {
  return async (db: Database, { id }: Member): Promise<boolean> => {
    const bodies = await db.rows('select body from answers where patient_id = $1', [id]);
    return JSON.stringify(bodies).includes(`"${name}":${JSON.stringify(text)}`);
  };
}
