import type { ResultOutcome } from './visit-summary.ts';
import type { Texts, Words } from './words.ts';

/** The headings of a visit's summary, the same on the page and in the PDF. */
export const summaryHeadings = {
  overview: { en: 'What matters most', es: 'Lo más importante' },
  reason: { en: 'Why you came', es: 'Por qué vino' },
  familyHistory: { en: 'Your family', es: 'Su familia' },
  medicalHistory: { en: 'Your own health', es: 'Su propia salud' },
  result: { en: 'What the test found', es: 'Lo que mostró la prueba' },
  relatives: { en: 'What this means for your relatives', es: 'Qué significa esto para sus familiares' },
  next: { en: 'Next appointments', es: 'Próximas citas' },
  call: { en: 'Who to call', es: 'A quién llamar' },
} satisfies Texts;

/** What the test has shown, in one line above the specialist’s own words, the same on the page and in the PDF. */
export const outcomeWords: Readonly<Record<ResultOutcome, Words>> = {
  'no-change-found': { en: 'No harmful change was found', es: 'No se encontró ningún cambio dañino' },
  'change-found': { en: 'A harmful change was found', es: 'Se encontró un cambio dañino' },
  uncertain: {
    en: 'A change was found, and nobody knows yet what it means',
    es: 'Se encontró un cambio y aún no se sabe qué significa',
  },
  'no-result-yet': { en: 'There is no result yet', es: 'Aún no hay resultado' },
  'no-test': { en: 'No test was done', es: 'No se hizo ninguna prueba' },
};
