import type { ParentsRelation } from '#domain/family-history.ts';
import type { Texts, Words } from '#domain/words.ts';

export const surveyTexts = {
  waiting: { en: 'Looking up your family history …', es: 'Buscando su historia familiar …' },
  saveFailed: { en: 'Your family history was not sent', es: 'Su historia familiar no se envió' },
} satisfies Texts;

/** The first page: a few questions about the member. */
export const aboutYouTexts = {
  lead: {
    en: 'We begin with a few questions about you. Then you tell us about your relatives. “I don’t know” is always a good answer.',
    es: 'Comenzamos con unas preguntas sobre usted. Después nos cuenta de sus familiares. “No lo sé” siempre es una buena respuesta.',
  },
  sex: { en: 'Your sex at birth', es: 'Su sexo al nacer' },
  sexHint: {
    en: 'As a doctor wrote it down when you were born. Some illnesses depend on it.',
    es: 'Como lo anotó un médico cuando usted nació. Algunas enfermedades dependen de ello.',
  },
  sexNeeded: { en: 'Say what your sex at birth was', es: 'Diga cuál fue su sexo al nacer' },
  gender: { en: 'Your gender, if it is different', es: 'Su género, si es otro' },
  genderSame: { en: 'The same, or I’d rather not say', es: 'El mismo, o prefiero no decirlo' },
  adopted: { en: 'Were you adopted?', es: '¿Usted fue adoptado o adoptada?' },
  adoptedNeeded: { en: 'Say whether you were adopted', es: 'Diga si fue adoptado o adoptada' },
  adoptedHint: {
    en: 'Genes come from the birth parents. If you were adopted, we ask only for what you know of them.',
    es: 'Los genes vienen de los padres biológicos. Si hubo adopción, solo preguntamos lo que sepa de ellos.',
  },
  related: {
    en: 'Are your parents related to each other by blood?',
    es: '¿Sus padres son parientes de sangre entre sí?',
  },
  relatedNeeded: {
    en: 'Say whether your parents are related by blood',
    es: 'Diga si sus padres son parientes de sangre',
  },
  relatedHint: {
    en: 'For example as cousins. Then some rare illnesses are more likely.',
    es: 'Por ejemplo, primos. Entonces algunas enfermedades raras son más probables.',
  },
  relation: { en: 'How are your parents related?', es: '¿Qué parentesco tienen sus padres?' },
} satisfies Texts;

/** How the parents are related to each other. */
export const parentsRelationTexts: Readonly<Record<ParentsRelation, Words>> = {
  'first-cousins': {
    en: 'First cousins: a parent of one and a parent of the other are brother or sister',
    es: 'Primos hermanos: un padre de uno y un padre del otro son hermanos',
  },
  'second-cousins': {
    en: 'Second cousins: their parents are first cousins',
    es: 'Primos segundos: sus padres son primos hermanos',
  },
  other: { en: 'In another way', es: 'De otra manera' },
  unknown: { en: 'I don’t know', es: 'No lo sé' },
};

/** What those questions are called in the summary. */
export const aboutYouLabels = {
  sex_assigned_at_birth: { en: 'Sex at birth', es: 'Sexo al nacer' },
  gender: { en: 'Gender', es: 'Género' },
  adopted: { en: 'Adopted', es: 'Adopción' },
  parents_related: { en: 'Parents related by blood', es: 'Padres parientes de sangre' },
  has_conditions: { en: 'Your own illnesses', es: 'Sus propias enfermedades' },
  ashkenazi_jewish: { en: 'Ashkenazi Jewish grandparent', es: 'Abuelo o abuela asquenazí' },
} satisfies Texts;

/** The list of relatives. */
export const relativesTexts = {
  title: { en: 'Your relatives', es: 'Sus familiares' },
  lead: {
    en: 'Open each one and tell us what you know. We ask about blood relatives, because they share genes with you: leave out relatives by marriage and step-relatives.',
    es: 'Abra a cada familiar y cuéntenos lo que sabe. Preguntamos por parientes de sangre, porque comparten genes con usted: no incluya a parientes políticos ni padrastros o hermanastros.',
  },
  leadAdopted: {
    en: 'Add the blood relatives that you know of. If you know none, go on: that is fine.',
    es: 'Agregue a los parientes de sangre que conozca. Si no conoce a ninguno, continúe: está bien.',
  },
  addMother: { en: 'Add your mother', es: 'Agregar a su madre' },
  addFather: { en: 'Add your father', es: 'Agregar a su padre' },
  addGrandparents: { en: 'Add all four grandparents', es: 'Agregar a los cuatro abuelos' },
  several: { en: 'Answer for some of them at once', es: 'Responder por algunos a la vez' },
  noneHasConditions: { en: 'None has been ill', es: 'Ninguna enfermedad' },
  notKnownOfAny: { en: 'I don’t know if they were ill', es: 'No sé si tuvieron enfermedades' },
  allLiving: { en: 'All are living', es: 'Viven' },
  allHaveDied: { en: 'All have died', es: 'Fallecieron' },
  ofBoth: { en: 'For both', es: 'Las dos personas' },
  ofAll: { en: 'For all {count}', es: 'Las {count} personas' },
  ofWhom: { en: '{who} ({count})', es: '{who} ({count})' },
  answeredNone: { en: 'Noted for {count}: no illness.', es: 'Anotado para {count}: ninguna enfermedad.' },
  answeredLiving: { en: 'Noted for {count}: living.', es: 'Anotado para {count}: viven.' },
  answeredDied: { en: 'Noted for {count}: have died.', es: 'Anotado para {count}: fallecieron.' },
  answeredNotAdopted: { en: 'Noted for {count}: not adopted.', es: 'Anotado para {count}: sin adopción.' },
  answeredUnknown: { en: 'Noted for {count}: not known.', es: 'Anotado para {count}: no se sabe.' },
  progress: { en: '{done} of {count} done', es: '{done} de {count} listos' },
  isDone: { en: 'done', es: 'listo' },
  howMany: { en: 'Change how many there are', es: 'Cambiar cuántos hay' },
  removed: { en: '“{title}” is removed.', es: 'Se quitó “{title}”.' },
  undo: { en: 'Undo', es: 'Deshacer' },
  toCheckNow: { en: 'Check my answers', es: 'Revisar mis respuestas' },
  toCheck: { en: 'Continue', es: 'Continuar' },
  others: { en: 'Add other relatives', es: 'Agregar a otros familiares' },
  othersHint: {
    en: 'You have not added anyone here yet. If there are none, go on.',
    es: 'Aquí aún no ha agregado a nadie. Si no los hay, continúe.',
  },
  add: { en: 'Add', es: 'Agregar' },
  full: {
    en: 'That is a large family: {count} relatives is all we can keep. Please tell your counselor about the others.',
    es: 'Es una familia grande: podemos guardar hasta {count} familiares. Cuéntele de los demás a su asesor.',
  },
} satisfies Texts;

/** The summary before the family history is sent. */
export const checkTexts = {
  title: { en: 'Check your family history', es: 'Revise su historia familiar' },
  lead: {
    en: 'Is all of this right, as far as you know? Change what is not, then send it.',
    es: '¿Todo es correcto, hasta donde usted sabe? Cambie lo que no lo sea y envíela.',
  },
  sentTitle: { en: 'Your family history', es: 'Su historia familiar' },
  sentLead: {
    en: 'You have sent this. If you learn something new, change it here and send it again.',
    es: 'Ya la envió. Si se entera de algo nuevo, cámbielo aquí y envíela otra vez.',
  },
  unsentTitle: { en: 'You have changes that are not sent yet', es: 'Tiene cambios que aún no ha enviado' },
  aboutYou: { en: 'About you', es: 'Sobre usted' },
  ancestry: { en: 'Where your family comes from', es: 'De dónde viene su familia' },
  counts: { en: 'How many there are', es: 'Cuántos hay' },
  noRelatives: { en: 'You have added no relatives.', es: 'No ha agregado familiares.' },
  addMore: { en: 'Add or change relatives', es: 'Agregar o cambiar familiares' },
  problems: {
    en: 'Some answers are still open or don’t fit together',
    es: 'Algunas respuestas faltan o aún no concuerdan',
  },
  agesTitle: { en: 'Please look at these ages again', es: 'Mire de nuevo estas edades, por favor' },
  agesRight: {
    en: 'If an age is right, leave it as it is.',
    es: 'Si una edad es correcta, déjela como está.',
  },
  conditionsOpen: {
    en: 'Tell us if these people have had cancer or another illness:',
    es: 'Díganos si estas personas han tenido cáncer u otra enfermedad:',
  },
  notKnownOfAll: { en: 'I don’t know for all of these', es: 'No lo sé de ninguno de ellos' },
  mayStayOpen: { en: 'You can add this, or leave it blank', es: 'Puede agregar esto o dejarlo sin responder' },
  lifeOpen: { en: 'Are they alive?', es: '¿Viven?' },
  adoptionOpen: { en: 'Was anyone adopted?', es: '¿Hubo adopciones?' },
  openOf: { en: '{count} relatives', es: '{count} familiares' },
  noneAdopted: { en: 'None was adopted', es: 'Ninguna adopción' },
  nothingOpen: { en: 'Thank you, everything is answered', es: 'Gracias, ya no falta nada' },
  nothingNeeded: { en: 'Thank you, nothing more is required', es: 'Gracias, ya respondió todo lo necesario' },
  mayBeAnswered: {
    en: 'What is still open below can be answered, too. You may also leave it blank.',
    es: 'Lo que sigue pendiente más abajo también se puede responder. O puede dejarlo sin responder.',
  },
  send: { en: 'Send my family history', es: 'Enviar mi historia familiar' },
  sendAgain: { en: 'Send my changes', es: 'Enviar mis cambios' },
} satisfies Texts;
