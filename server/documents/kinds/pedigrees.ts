import { famgenixOf, formats } from '../../famgenix/famgenix.ts';
import { submittedAnswers } from '../../records/stored-answers.ts';
import { idFor, type Kind } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

/** The family tree, once the family history was sent: as it stands now, drawn as of when it was changed last. */
export const pedigrees: Kind = async ({ db, patientId, locale, now }) => {
  const sent = await submittedAnswers(db, { patient_id: patientId, questionnaire: 'survey' });
  if (!sent) return [];
  const made = await famgenixOf(patientId, db, now);
  const draw = async () => {
    const { file } = await formats.pdf({ ...made, isOwn: true, withNames: true, drawnAt: made.toldAt, locale });
    if (!file) throw new Error('The family tree came without its file.');
    return file.bytes;
  };
  return [
    {
      ...{ id: idFor(patientId, 'pedigree', made.version), kind: 'pedigree', title: texts.tree[locale] },
      ...{ createdAt: made.toldAt, fileName: texts.treeFile[locale], draw },
    },
  ];
};
