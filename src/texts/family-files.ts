import type { Texts } from '#domain/words.ts';

/** Files of the family history for other programs. */
export const familyFilesTexts = {
  title: { en: 'For other programs', es: 'Para otros programas' },
  lead: {
    en: 'These files hold what was told about the family’s health. Keep them in a safe place, and give them only to people you trust.',
    es: 'Estos archivos tienen lo que se contó de la salud de la familia. Guárdelos en un lugar seguro y délos solo a personas de confianza.',
  },
  fhir: { en: 'Save for a clinic (FHIR)', es: 'Guardar para una clínica (FHIR)' },
  gedcom: { en: 'Save as a family tree (GEDCOM)', es: 'Guardar como árbol familiar (GEDCOM)' },
  saved: { en: 'Your file is saved.', es: 'Su archivo se guardó.' },
  failed: { en: 'We could not make your file', es: 'No pudimos crear su archivo' },
} satisfies Texts;
