import type { FamilyHistory, YesNoUnknown } from '../family-history.ts';
import { notListedInWords, notListedOf } from '../fhs-7.ts';
import { fill, type Locale, type Texts, type Words } from '../words.ts';

const noteTexts = {
  ashkenazi_jewish: { en: 'Ashkenazi Jewish grandparent: {answer}', es: 'Abuelo o abuela asquenazí: {answer}' },
  parents_related: { en: 'Parents related by blood: {answer}', es: 'Padres parientes de sangre: {answer}' },
  adopted: { en: 'Adopted: {answer}', es: 'Adopción: {answer}' },
  pregnancies: {
    en: 'Not asked: pregnancies that ended early, and stillbirths',
    es: 'No se pregunta: pérdidas de embarazo y bebés que nacieron sin vida',
  },
} satisfies Texts;

const answers = {
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  unknown: { en: 'not known', es: 'no se sabe' },
  unanswered: { en: 'not answered', es: 'sin respuesta' },
} as const satisfies Texts;

const asked = ['ashkenazi_jewish', 'parents_related', 'adopted'] as const;

/**
 * What changes how a tree is read and what it has no sign for, or none for “no” and “not known”: the nomenclature asks for
 * it beside the drawing (Bennett et al. 2022, doi 10.1002/jgc4.1621). Which relatives may be missing is the screen’s own list.
 */
export function notesOf(history: FamilyHistory, locale: Locale): string[] {
  return [
    ...asked.map((question) => fill(noteTexts[question], locale, { answer: answerOf(history[question])[locale] })),
    ...notListedInWords(notListedOf(history), locale),
    noteTexts.pregnancies[locale],
  ];
}

function answerOf(answer: YesNoUnknown | null): Words {
  return answers[answer ?? 'unanswered'];
}
