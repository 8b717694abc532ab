import type { Locale, Words } from '../words.ts';
import type { PedigreeRelation } from './graph.ts';

export type Kind = 'woman' | 'man' | 'neutral';

type KindWords = Readonly<Record<Kind, { one: Words; many: Words }>>;

const kind = (en: string, es: string, manyEn: string, manyEs: string) => ({
  one: { en, es },
  many: { en: manyEn, es: manyEs },
});

/** What somebody is to the member, and several of them. */
export const kindWords: Readonly<Record<PedigreeRelation, KindWords>> = {
  self: {
    woman: kind('You', 'Usted', 'You', 'Usted'),
    man: kind('You', 'Usted', 'You', 'Usted'),
    neutral: kind('You', 'Usted', 'You', 'Usted'),
  },
  parent: {
    woman: kind('Mother', 'Madre', 'Mothers', 'Madres'),
    man: kind('Father', 'Padre', 'Fathers', 'Padres'),
    neutral: kind('Parent', 'Madre o padre', 'Parents', 'Madres o padres'),
  },
  sibling: {
    woman: kind('Sister', 'Hermana', 'Sisters', 'Hermanas'),
    man: kind('Brother', 'Hermano', 'Brothers', 'Hermanos'),
    neutral: kind('Brother or sister', 'Hermano o hermana', 'Brothers or sisters', 'Hermanos o hermanas'),
  },
  'half-sibling': {
    woman: kind('Half sister', 'Media hermana', 'Half sisters', 'Medias hermanas'),
    man: kind('Half brother', 'Medio hermano', 'Half brothers', 'Medios hermanos'),
    neutral: kind(
      'Half sibling',
      'Medio hermano o media hermana',
      'Half siblings',
      'Medios hermanos o medias hermanas',
    ),
  },
  child: {
    woman: kind('Daughter', 'Hija', 'Daughters', 'Hijas'),
    man: kind('Son', 'Hijo', 'Sons', 'Hijos'),
    neutral: kind('Child', 'Hijo o hija', 'Children', 'Hijos o hijas'),
  },
  partner: {
    woman: kind('Other mother', 'Otra madre', 'Other mothers', 'Otras madres'),
    man: kind('Other father', 'Otro padre', 'Other fathers', 'Otros padres'),
    neutral: kind('Other parent', 'Otra madre u otro padre', 'Other parents', 'Otras madres u otros padres'),
  },
  'other-parent': {
    woman: kind('Other mother', 'Otra madre', 'Other mothers', 'Otras madres'),
    man: kind('Other father', 'Otro padre', 'Other fathers', 'Otros padres'),
    neutral: kind('Other parent', 'Otra madre u otro padre', 'Other parents', 'Otras madres u otros padres'),
  },
  grandchild: {
    woman: kind('Granddaughter', 'Nieta', 'Granddaughters', 'Nietas'),
    man: kind('Grandson', 'Nieto', 'Grandsons', 'Nietos'),
    neutral: kind('Grandchild', 'Nieto o nieta', 'Grandchildren', 'Nietos o nietas'),
  },
  'niece-or-nephew': {
    woman: kind('Niece', 'Sobrina', 'Nieces', 'Sobrinas'),
    man: kind('Nephew', 'Sobrino', 'Nephews', 'Sobrinos'),
    neutral: kind('Niece or nephew', 'Sobrina o sobrino', 'Nieces or nephews', 'Sobrinas o sobrinos'),
  },
  grandparent: {
    woman: kind('Grandmother', 'Abuela', 'Grandmothers', 'Abuelas'),
    man: kind('Grandfather', 'Abuelo', 'Grandfathers', 'Abuelos'),
    neutral: kind('Grandparent', 'Abuelo o abuela', 'Grandparents', 'Abuelos o abuelas'),
  },
  'aunt-or-uncle': {
    woman: kind('Aunt', 'Tía', 'Aunts', 'Tías'),
    man: kind('Uncle', 'Tío', 'Uncles', 'Tíos'),
    neutral: kind('Aunt or uncle', 'Tía o tío', 'Aunts or uncles', 'Tías o tíos'),
  },
  cousin: {
    woman: kind('Cousin', 'Prima', 'Cousins', 'Primas'),
    man: kind('Cousin', 'Primo', 'Cousins', 'Primos'),
    neutral: kind('Cousin', 'Primo o prima', 'Cousins', 'Primos o primas'),
  },
};

/** The short forms beside the symbols; the key says in plain words what they mean. */
export const shortTexts = {
  age: { en: '{age} y', es: '{age} a' },
  died: { en: 'd.', es: 'f.' },
  diedAt: { en: 'd. {age} y', es: 'f. {age} a' },
  gene: { en: 'gene: {name}', es: 'gen: {name}' },
  onset: { en: '{condition} dx {age}', es: '{condition} dx {age}' },
  onsetDecade: { en: '{condition} dx {decade}s', es: '{condition} dx {decade}–{end}' },
  onsetChildhood: { en: '{condition} dx <10', es: '{condition} dx <10' },
  bilateral: { en: 'bilat {condition}', es: '{condition} bilat' },
  moreThanOne: { en: '{condition} ×2+', es: '{condition} ×2+' },
  sideUnknown: { en: 'side?', es: '¿lado?' },
  'first-cousins': { en: '1st cousins', es: 'primos 1.º' },
  'second-cousins': { en: '2nd cousins', es: 'primos 2.º' },
  other: { en: 'related', es: 'parientes' },
  unknown: { en: 'degree ?', es: 'grado ?' },
  member: { en: 'P', es: 'P' },
} as const satisfies Readonly<Record<string, Words>>;

/** A language, and whether the names of people are left out. */
export type Saying = { locale: Locale; withNames: boolean };
