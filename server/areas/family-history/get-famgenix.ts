import { screenFamily } from '#domain/fhs-7.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { fileNameOf } from '#domain/pedigree/page.ts';
import type { Answer, Handler, Input } from '../../contract/operation.ts';
import type { Draw } from '../../pdf/drawing-pool.ts';
import { submittedAnswers } from '../questionnaires/stored-answers.ts';
import { famgenixOf, treeOf, type Famgenix } from './famgenix.ts';
import { fhirFile, gedcomFile } from './files.ts';

/** The pedigree of a patient: as persons and unions, or as a file. */
export const getFamgenix: Handler<'getFamgenix'> = async ({ params, query }, { db, caller, locale, now, draw }) => {
  const isOwn = caller.noviId === params.patientId;
  const made = await famgenixOf(params.patientId, db, now, isOwn ? 'newest' : 'sent');
  const key = { patient_id: params.patientId, questionnaire: 'medical-history' } as const;
  const health = isOwn ? [] : ((await submittedAnswers(db, key))?.body.response?.item ?? []);
  const withNames = query.names !== 'hidden';
  return formats[query.format ?? 'json']({ ...made, withNames, drawnAt: now, locale, isOwn, health }, draw);
};

type Format = NonNullable<Input<'getFamgenix'>['query']['format']>;

/** A family history in each format in which it can be had. */
const formats: { [Name in Format]: (made: Famgenix, draw: Draw) => Promise<Answer<'getFamgenix'>> } = {
  json: (made) => {
    const pedigree = pedigreeOf(made.history, made.member);
    const persons = pedigree.persons.map((person) => (made.withNames ? person : { ...person, name: '' }));
    const data = {
      pedigree: { ...pedigree, persons, ancestry: made.history.ancestry },
      screen: made.isOwn ? null : screenFamily(made.history, made.health),
      version: made.version,
      drawn_at: made.drawnAt.toISOString(),
    };
    return Promise.resolve({ status: 200, data });
  },
  svg: async (made, draw) => {
    const bytes = await draw({ kind: 'tree', tree: treeOf(made), as: 'svg' });
    const name = `${fileNameOf(made.drawnAt, made.locale)}.svg`;
    return { status: 200, file: { type: 'image/svg+xml', name, bytes } };
  },
  pdf: async (made, draw) => {
    const bytes = await draw({ kind: 'tree', tree: treeOf(made), as: 'pdf' });
    const name = `${fileNameOf(made.drawnAt, made.locale)}.pdf`;
    return { status: 200, file: { type: 'application/pdf', name, bytes } };
  },
  fhir: (made) => Promise.resolve({ status: 200, file: fhirFile(made) }),
  gedcom: (made) => Promise.resolve({ status: 200, file: gedcomFile(made) }),
};
