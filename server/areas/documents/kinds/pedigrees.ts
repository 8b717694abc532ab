import { famgenixOf, treeOf } from '../../family-history/famgenix.ts';
import { lastSubmitted } from '../../questionnaires/stored-answers.ts';
import { stableUuid, type FindDocuments } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

/** The family tree as it was sent last, drawn as of then. */
export const pedigrees: FindDocuments = async ({ db, patientId, isOwn, locale }, only) => {
  const sent = await lastSubmitted(db, { patient_id: patientId, questionnaire: 'survey' });
  if (!sent) return [];
  const id = stableUuid(patientId, 'pedigree', sent.version);
  if (only !== undefined && only !== id) return [];
  const read = async () => {
    const made = await famgenixOf(patientId, db, sent.at, 'sent');
    const tree = treeOf({ ...made, withNames: true, drawnAt: made.reportedAt, locale });
    return { kind: 'tree', tree, as: 'pdf' } as const;
  };
  return [
    {
      ...{ id, kind: 'pedigree', title: texts[isOwn ? 'tree' : 'treeOfPatient'][locale], createdAt: sent.at },
      ...{ fileName: texts.treeFile[locale], read },
    },
  ];
};
