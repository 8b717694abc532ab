import type { Texts } from '#domain/words.ts';

/** FHS-7 as a specialist reads it: the result, and each item with whom it rests on. */
export const screenTexts = {
  title: { en: 'Family history screen (FHS-7)', es: 'Cuestionario de historia familiar (FHS-7)' },
  positive: { en: 'Positive: {count} of 7 items', es: 'Positivo: {count} de 7 preguntas' },
  incomplete: { en: 'Incomplete: no item is a “yes” so far', es: 'Incompleto: hasta ahora ninguna respuesta es “sí”' },
  negative: { en: 'Negative: all 7 items are “no”', es: 'Negativo: las 7 respuestas son “no”' },
  positiveMeans: {
    en: 'One “yes” is enough. It is a reason to look closer at this family.',
    es: 'Basta con un “sí”. Es una razón para estudiar más a fondo a esta familia.',
  },
  incompleteMeans: {
    en: 'Facts are missing, so this can’t be called negative. What to ask for is listed below.',
    es: 'Faltan datos, así que no se puede llamar negativo. Abajo está lo que conviene preguntar.',
  },
  negativeMeans: {
    en: 'Nobody in this family, as far as it is known, makes an item true.',
    es: 'Nadie de esta familia, hasta donde se sabe, hace que una respuesta sea “sí”.',
  },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  unknown: { en: 'Not known', es: 'No se sabe' },
  maternal: { en: '{who} (mother’s side)', es: '{who} (por parte de madre)' },
  paternal: { en: '{who} (father’s side)', es: '{who} (por parte de padre)' },
  maternalKin: { en: '{who} ({kin}, mother’s side)', es: '{who} ({kin}, por parte de madre)' },
  paternalKin: { en: '{who} ({kin}, father’s side)', es: '{who} ({kin}, por parte de padre)' },
  because: { en: 'Because of: {who}', es: 'Por: {who}' },
  soFar: { en: 'So far: {who}', es: 'Hasta ahora: {who}' },
  missing: { en: 'Missing:', es: 'Falta:' },
  missingOf: { en: '{who}: {what}', es: '{who}: {what}' },
  diagnosis: {
    en: 'This is a screen, not a diagnosis. It was tested on {population}: it found {sensitivity} % of the families at risk (sensitivity). Of the others, {specificity} % were negative (specificity).',
    es: 'Es una prueba de detección, no un diagnóstico. Se probó con {population}: detectó el {sensitivity} % de las familias con riesgo (sensibilidad). De las demás, el {specificity} % dio negativo (especificidad).',
  },
  reads: {
    en: 'It counts blood relatives, and takes men and women by the sex assigned at birth. It does not count the patient.',
    es: 'Cuenta a los parientes de sangre y toma a hombres y mujeres por el sexo asignado al nacer. No cuenta al paciente.',
  },
  patient: { en: 'The patient', es: 'La persona' },
  otherReasons: {
    en: 'Other reasons to look closer, whatever the result',
    es: 'Otras razones para estudiar más a fondo, sea cual sea el resultado',
  },
  ownWords: {
    en: 'Told in own words, for you to judge',
    es: 'Contado con sus propias palabras, para que usted lo valore',
  },
  uncertain: {
    en: '{what}, uncertain: nobody can say yet what it means',
    es: '{what}, incierto: aún nadie sabe qué significa',
  },
  fromHealth: { en: '{what} (from the medical history)', es: '{what} (de la historia médica)' },
  reasonOf: { en: '{who}: {what}', es: '{who}: {what}' },
  notListed: { en: 'Relatives who may be missing', es: 'Familiares que pueden faltar' },
  translated: {
    en: 'The items in Spanish are our own translation. It has not been validated.',
    es: 'Las preguntas en español son una traducción nuestra, que no está validada.',
  },
  source: {
    en: '{citation}. Version {version} of these items.',
    es: '{citation}. Versión {version} de estas preguntas.',
  },
  sourceLink: { en: 'Read the study', es: 'Leer el estudio' },
} satisfies Texts;

/** The facts that keep an item open. */
export const missingTexts = {
  ill: { en: 'whether ill at all', es: 'si ha estado enfermo' },
  kind: { en: 'which illness it was', es: 'qué enfermedad fue' },
  bilateral: { en: 'one breast or both', es: 'un seno o ambos' },
  onset: { en: 'age when it began', es: 'edad cuando comenzó' },
  sex: { en: 'sex assigned at birth', es: 'sexo asignado al nacer' },
} satisfies Texts;
