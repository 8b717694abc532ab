import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { writeEvent } from '#server/contract/audit.ts';
import { changeRoster, detailOf } from '#server/areas/corporate/import-roster.ts';
import { readRosterFile, rosterColumns, type LineProblem } from '#server/areas/corporate/roster-file.ts';
import type { Database } from '#server/db/database.ts';
import { corporateCustomers } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { operatorName, OperatorError } from './person.ts';

/** What an import has found or done. */
export type Import = { customer: string; added: number; changed: number; same: number; isStored: boolean };

/**
 * Imports a roster from a CSV file by the rules of the API. All or nothing; stored only when `isMeant`, so that one can look first.
 * @throws OperatorError that names every wrong line
 */
export async function importRoster(db: Database, slug: string, file: string, isMeant: boolean): Promise<Import> {
  const now = new Date();
  const { people, problems } = readRosterFile(await readText(file), now);
  if (problems.length > 0) throw new OperatorError([...problems.map(sentenceOf), 'Nothing was imported.'].join('\n'));
  const done = await transaction(db, async (tx) => {
    const [customer] = await tx
      .select()
      .from(corporateCustomers)
      .where(eq(corporateCustomers.slug, slug))
      .for('update');
    if (!customer) throw new OperatorError(`No corporate customer has the slug ${slug}.`);
    if (customer.closed_at) throw new OperatorError(`${customer.name} is closed: nobody joins by it any more.`);
    const counts = await changeRoster(tx, customer.id, people, { isStored: isMeant, now });
    if (isMeant && counts.added + counts.changed > 0) {
      await writeEvent(tx, {
        ...{ identityId: '', operation: 'operate.roster', record: 'roster', recordId: customer.id },
        ...{ detail: detailOf(counts), requestId: operatorName() },
      });
    }
    return { customer: customer.name, ...counts };
  });
  return { ...done, isStored: isMeant };
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new OperatorError(`${file} can't be read.`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(
      `${file} is not in UTF-8: names with accents would come out wrong. Save it as "CSV UTF-8".`,
    );
  }
}

function sentenceOf({ line, column, message }: LineProblem): string {
  const columns = line === 1 && column !== null ? ` The columns are ${rosterColumns.join(', ')}.` : '';
  return `Line ${String(line)}${column === null ? '' : `, ${column}`}: ${message.en}${columns}`;
}
