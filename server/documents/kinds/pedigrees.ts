import { famgenixOf, formats } from '../../famgenix/famgenix.ts';
import { idFor, type Kind } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

/** The family tree as it was sent last, drawn as of then. */
export const pedigrees: Kind = async ({ db, patientId, locale, now }) => {
  const made = await famgenixOf(patientId, db, now, 'sent');
  if (made.version === 0) return [];
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
