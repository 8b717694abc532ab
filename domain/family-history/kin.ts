import type { Words } from '../words.ts';
import type { Relation, Side } from './relations.ts';

/** One relative, and several of the kind. */
export type KinWords = { one: Words; many: Words };

const kin = (en: string, es: string, manyEn: string, manyEs: string): KinWords => ({
  one: { en, es },
  many: { en: manyEn, es: manyEs },
});

/** What relatives are called who are women, men, or neither that is known. */
export const kinWords: Readonly<Record<Relation, Readonly<Record<'woman' | 'man' | 'neutral', KinWords>>>> = {
  parent: {
    woman: kin('Mother', 'Madre', 'Mothers', 'Madres'),
    man: kin('Father', 'Padre', 'Fathers', 'Padres'),
    neutral: kin('Parent', 'Madre o padre', 'Parents', 'Madres o padres'),
  },
  sibling: {
    woman: kin('Sister', 'Hermana', 'Sisters', 'Hermanas'),
    man: kin('Brother', 'Hermano', 'Brothers', 'Hermanos'),
    neutral: kin('Brother or sister', 'Hermano o hermana', 'Brothers or sisters', 'Hermanos o hermanas'),
  },
  'half-sibling': {
    woman: kin('Half sister', 'Media hermana', 'Half sisters', 'Medias hermanas'),
    man: kin('Half brother', 'Medio hermano', 'Half brothers', 'Medios hermanos'),
    // Short, because it stands below a symbol, too.
    neutral: kin('Half sibling', 'Medio hermano o media hermana', 'Half siblings', 'Medios hermanos o medias hermanas'),
  },
  child: {
    woman: kin('Daughter', 'Hija', 'Daughters', 'Hijas'),
    man: kin('Son', 'Hijo', 'Sons', 'Hijos'),
    neutral: kin('Child', 'Hijo o hija', 'Children', 'Hijos o hijas'),
  },
  partner: {
    woman: kin('Other mother', 'Otra madre', 'Other mothers', 'Otras madres'),
    man: kin('Other father', 'Otro padre', 'Other fathers', 'Otros padres'),
    neutral: kin('Other parent', 'Otra madre u otro padre', 'Other parents', 'Otras madres u otros padres'),
  },
  grandchild: {
    woman: kin('Granddaughter', 'Nieta', 'Granddaughters', 'Nietas'),
    man: kin('Grandson', 'Nieto', 'Grandsons', 'Nietos'),
    neutral: kin('Grandchild', 'Nieto o nieta', 'Grandchildren', 'Nietos o nietas'),
  },
  'niece-or-nephew': {
    woman: kin('Niece', 'Sobrina', 'Nieces', 'Sobrinas'),
    man: kin('Nephew', 'Sobrino', 'Nephews', 'Sobrinos'),
    neutral: kin('Niece or nephew', 'Sobrina o sobrino', 'Nieces or nephews', 'Sobrinas o sobrinos'),
  },
  grandparent: {
    woman: kin('Grandmother', 'Abuela', 'Grandmothers', 'Abuelas'),
    man: kin('Grandfather', 'Abuelo', 'Grandfathers', 'Abuelos'),
    neutral: kin('Grandparent', 'Abuelo o abuela', 'Grandparents', 'Abuelos o abuelas'),
  },
  'aunt-or-uncle': {
    woman: kin('Aunt', 'Tía', 'Aunts', 'Tías'),
    man: kin('Uncle', 'Tío', 'Uncles', 'Tíos'),
    neutral: kin('Aunt or uncle', 'Tía o tío', 'Aunts or uncles', 'Tías o tíos'),
  },
  cousin: {
    woman: kin('Female cousin', 'Prima', 'Female cousins', 'Primas'),
    man: kin('Male cousin', 'Primo', 'Male cousins', 'Primos'),
    neutral: kin('Cousin', 'Primo o prima', 'Cousins', 'Primos o primas'),
  },
};

const one = (en: string, es: string): Words => ({ en, es });

/** What those of one side are called where people say the side with the word: “mother’s sister” rather than “aunt”. */
export const sidedKinWords: Partial<Record<string, Partial<Record<Side, Record<'woman' | 'man' | 'neutral', Words>>>>> =
  {
    grandparent: {
      maternal: {
        woman: one('Mother’s mother', 'Abuela materna'),
        man: one('Mother’s father', 'Abuelo materno'),
        neutral: one('Mother’s parent', 'Abuelo o abuela por parte de madre'),
      },
      paternal: {
        woman: one('Father’s mother', 'Abuela paterna'),
        man: one('Father’s father', 'Abuelo paterno'),
        neutral: one('Father’s parent', 'Abuelo o abuela por parte de padre'),
      },
    },
    'aunt-or-uncle': {
      maternal: {
        woman: one('Mother’s sister', 'Tía materna'),
        man: one('Mother’s brother', 'Tío materno'),
        neutral: one('Mother’s brother or sister', 'Tía o tío por parte de madre'),
      },
      paternal: {
        woman: one('Father’s sister', 'Tía paterna'),
        man: one('Father’s brother', 'Tío paterno'),
        neutral: one('Father’s brother or sister', 'Tía o tío por parte de padre'),
      },
    },
  };
