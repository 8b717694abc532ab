import type { Texts } from './words.ts';

/** The headings of a visit's summary, the same on the page and in the PDF. */
export const summaryHeadings = {
  overview: { en: 'What matters most', es: 'Lo más importante' },
  reason: { en: 'Why you came', es: 'Por qué vino' },
  familyHistory: { en: 'Your family', es: 'Su familia' },
  medicalHistory: { en: 'Your own health', es: 'Su propia salud' },
  result: { en: 'What the test found', es: 'Lo que mostró la prueba' },
  next: { en: 'Next appointments', es: 'Próximas citas' },
  call: { en: 'Who to call', es: 'A quién llamar' },
} satisfies Texts;
