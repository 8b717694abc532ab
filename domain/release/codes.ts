import type { Words } from '../words.ts';

/** The parts of a record that can be released, as spelled on the wire, and what they are called. */
export const releasedInformation = {
  'genetic-test-results': { en: 'genetic test results', es: 'resultados de la prueba genética' },
  'family-history': { en: 'family history', es: 'historia familiar' },
  'medical-history': { en: 'answers about your health', es: 'respuestas sobre su salud' },
  'visit-summaries': { en: 'summaries of your visits', es: 'resúmenes de sus citas' },
  'care-plans': { en: 'care plans', es: 'planes de cuidado' },
} as const satisfies Record<string, Words>;
export type ReleasedInformation = keyof typeof releasedInformation;

/** What information may be released for. “At the request of the individual” is a purpose of its own (164.508(c)(1)(iv)). */
export const releasePurposes = {
  'my-care': { en: 'my health care', es: 'mi atención médica' },
  'second-opinion': { en: 'a second opinion from another doctor', es: 'una segunda opinión de otro médico' },
  insurance: { en: 'insurance', es: 'seguro' },
  'family-member': { en: 'helping a family member learn their risk', es: 'ayudar a un familiar a conocer su riesgo' },
  'own-request': { en: 'my own request', es: 'mi propia solicitud' },
} as const satisfies Record<string, Words>;
export type ReleasePurpose = keyof typeof releasePurposes;
