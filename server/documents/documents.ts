import type { Asked, Entry, Kind } from './entry.ts';
import { carePlanDocuments } from './kinds/care-plans.ts';
import { medicalHistoryDocuments } from './kinds/medical-history.ts';
import { pedigrees } from './kinds/pedigrees.ts';
import { releases } from './kinds/releases.ts';
import { signingDisclosures } from './kinds/signing-disclosures.ts';
import { testConsents } from './kinds/test-consents.ts';
import { visitSummaryDocuments } from './kinds/visit-summaries.ts';

/** Where documents come from. Each is drawn from a record when it is asked for: docs/decisions/025. */
const ownKinds: readonly Kind[] = [
  releases,
  testConsents,
  visitSummaryDocuments,
  carePlanDocuments,
  medicalHistoryDocuments,
  pedigrees,
];
const kinds: readonly Kind[] = [...ownKinds, signingDisclosures];

/** The documents of a patient, newest first; what is the same for everybody stands last. */
export async function documentsOf(asked: Asked): Promise<Entry[]> {
  const found = await Promise.all(ownKinds.map((kind) => kind(asked)));
  const own = found
    .flat()
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || compare(one, other));
  return [...own, ...(await signingDisclosures(asked))];
}

/** The document of a key, where the patient has such a one. One kind is asked after the other: keys tell their kind to nobody. */
export async function documentOf(asked: Asked, id: string): Promise<Entry | undefined> {
  for (const kind of kinds) {
    const [entry] = await kind(asked, id);
    if (entry) return entry;
  }
  return undefined;
}

/** Those of the same moment stand in the same order each time. */
function compare(one: Entry, other: Entry): number {
  return one.id < other.id ? -1 : 1;
}
