import type { Texts } from '#domain/words.ts';

export const myDataTexts = {
  title: { en: 'Your data', es: 'Sus datos' },
  lead: {
    en: 'It is yours. You can keep a copy at any time. The files hold health data: store them in a safe place.',
    es: 'Son suyos. Puede guardar una copia cuando quiera. Los archivos tienen datos de salud: guárdelos en un lugar seguro.',
  },
  all: { en: 'Download all my data', es: 'Descargar todos mis datos' },
  allHint: {
    en: 'Everything we hold about you, as one JSON file.',
    es: 'Todo lo que tenemos sobre usted, en un archivo JSON.',
  },
  fhir: { en: 'Download my health record', es: 'Descargar mi expediente de salud' },
  fhirHint: {
    en: 'For other health apps and clinics, as a FHIR file.',
    es: 'Para otras aplicaciones de salud y clínicas, como archivo FHIR.',
  },
  done: { en: 'The file is in your downloads.', es: 'El archivo está en sus descargas.' },
  impersonating: {
    en: 'While you act as a member, their data can’t be downloaded. That is up to the person alone.',
    es: 'Mientras actúa como miembro, no se pueden descargar sus datos. Eso depende solo de la persona.',
  },
} satisfies Texts;
