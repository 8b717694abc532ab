import { paths } from './paths.ts';
import type { Words } from './words.ts';

/** What a search engine, a browser's tab or a shared link says of a page. */
export type PageHead = { title: Words; description: Words };

/**
 * The pages that anybody may find: each with its address and what stands in its head. The sitemap lists them, the server
 * writes their heads into the page for those who run no scripts, and the pages themselves show the same.
 */
export const publicPages = {
  home: {
    path: paths.home,
    title: { en: 'Understand your genes, with someone at your side', es: 'Conozca sus genes, con alguien a su lado' },
    description: {
      en: 'Novi guides you to a gene test and a talk with a genetic counselor, one step at a time.',
      es: 'Novi le guía hasta una prueba genética y una charla con un asesor genético, paso a paso.',
    },
  },
  members: {
    path: paths.members,
    title: { en: 'Genetic care that goes at your pace', es: 'Atención genética a su ritmo' },
    description: {
      en: 'Who Novi is for, what the eight steps are, what a genetic test can and can’t say, and who explains it to you.',
      es: 'Para quién es Novi, cuáles son los ocho pasos, qué puede decir una prueba genética y quién se la explica.',
    },
  },
  membersFaq: {
    path: paths.membersFaq,
    title: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
    description: {
      en: 'Plain answers about the test, your privacy, your family, the costs, and how you take part in Novi.',
      es: 'Respuestas claras sobre la prueba, su privacidad, su familia, los costos y cómo participar en Novi.',
    },
  },
  privacy: {
    path: paths.privacy,
    title: { en: 'Your privacy', es: 'Su privacidad' },
    description: {
      en: 'What Novi knows about you, who can see it, and what you can do about it.',
      es: 'Qué sabe Novi de usted, quién puede verlo y qué puede hacer usted.',
    },
  },
  terms: {
    path: paths.terms,
    title: { en: 'Terms of service', es: 'Términos del servicio' },
    description: {
      en: 'What you can expect of Novi, and what we ask of you.',
      es: 'Qué puede esperar de Novi y qué le pedimos.',
    },
  },
  business: {
    path: paths.business,
    title: { en: 'Genetic care for your people', es: 'Atención genética para su gente' },
    description: {
      en: 'Novi for employers and health plans: what your people get, what you never see, and how to begin.',
      es: 'Novi para empleadores y planes de salud: qué recibe su gente, qué no verá usted nunca y cómo empezar.',
    },
  },
  businessFaq: {
    path: paths.businessFaq,
    title: { en: 'Questions from employers and health plans', es: 'Preguntas de empleadores y planes de salud' },
    description: {
      en: 'How lists and codes work, who can join, and why you never see who took part or what they learned.',
      es: 'Cómo funcionan las listas y los códigos, quién puede participar y por qué usted no ve quién participó ni qué supo cada quien.',
    },
  },
} as const satisfies Record<string, PageHead & { path: string }>;
