import type { Texts } from '#domain/words.ts';

/** What the API says when it refuses to list patients. */
export const patientTexts = {
  forSpecialists: {
    en: 'Only specialists can sort and filter by visits and results.',
    es: 'Solo los especialistas pueden ordenar y filtrar por citas y resultados.',
  },
} satisfies Texts;
