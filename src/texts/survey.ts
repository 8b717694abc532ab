import type { Texts } from '../../domain/words.ts';

export const surveyTexts = {
  waiting: { en: 'Looking up your family history …', es: 'Buscando su historia familiar …' },
  saveFailed: { en: 'Your family history was not sent', es: 'Su historia familiar no se envió' },
} satisfies Texts;

/** The first page: three questions about the member. */
export const aboutYouTexts = {
  lead: {
    en: 'We begin with three short questions. Then you tell us about your relatives. “I don’t know” is always a good answer.',
    es: 'Comenzamos con tres preguntas cortas. Después nos cuenta de sus familiares. “No lo sé” siempre es una buena respuesta.',
  },
  adopted: { en: 'Were you adopted?', es: '¿Usted fue adoptado o adoptada?' },
  adoptedNeeded: { en: 'Say whether you were adopted', es: 'Diga si fue adoptado o adoptada' },
  adoptedHint: {
    en: 'Genes come from the parents by blood. If you were adopted, we ask only for what you know of them.',
    es: 'Los genes vienen de los padres de sangre. Si hubo adopción, solo preguntamos lo que sepa de ellos.',
  },
  ashkenazi: {
    en: 'Is or was any of your grandparents Ashkenazi Jewish?',
    es: '¿Alguno de sus abuelos es o era judío asquenazí?',
  },
  ashkenaziNeeded: {
    en: 'Say whether a grandparent is or was Ashkenazi Jewish',
    es: 'Diga si alguno de sus abuelos es o era judío asquenazí',
  },
  ashkenaziHint: {
    en: 'Ashkenazi means Jewish families from Central and Eastern Europe. Some gene changes are more common among them.',
    es: 'Asquenazí se refiere a familias judías de Europa central y oriental. Algunos cambios en los genes son más frecuentes entre ellas.',
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
} satisfies Texts;

/** What those questions are called in the summary. */
export const aboutYouLabels = {
  adopted: { en: 'Adopted', es: 'Adopción' },
  ashkenazi_jewish: { en: 'Ashkenazi Jewish grandparent', es: 'Abuelo o abuela asquenazí' },
  parents_related: { en: 'Parents related by blood', es: 'Padres parientes de sangre' },
} satisfies Texts;

/** The list of relatives. */
export const relativesTexts = {
  title: { en: 'Your relatives', es: 'Sus familiares' },
  lead: {
    en: 'Start with your parents. Then add the relatives you know of. We ask about relatives by blood, because they share genes with you: leave out relatives by marriage and step-relatives.',
    es: 'Comience por sus padres. Después agregue a los familiares que conoce. Preguntamos por parientes de sangre, porque comparten genes con usted: no incluya a parientes políticos ni padrastros o hermanastros.',
  },
  leadAdopted: {
    en: 'Add the relatives by blood that you know of. If you know none, go on: that is fine.',
    es: 'Agregue a los parientes de sangre que conozca. Si no conoce a ninguno, continúe: está bien.',
  },
  addMother: { en: 'Add your mother', es: 'Agregar a su madre' },
  addFather: { en: 'Add your father', es: 'Agregar a su padre' },
  removed: { en: '“{title}” is removed.', es: 'Se quitó “{title}”.' },
  undo: { en: 'Undo', es: 'Deshacer' },
  toCheck: { en: 'Continue', es: 'Continuar' },
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
  noRelatives: { en: 'You have added no relatives.', es: 'No ha agregado familiares.' },
  addMore: { en: 'Add or change relatives', es: 'Agregar o cambiar familiares' },
  problems: {
    en: 'Some answers are still open or don’t fit together',
    es: 'Algunas respuestas faltan o aún no concuerdan',
  },
  nothingOpen: { en: 'Thank you, nothing is open any more', es: 'Gracias, ya no falta nada' },
  send: { en: 'Send my family history', es: 'Enviar mi historia familiar' },
  sendAgain: { en: 'Send my changes', es: 'Enviar mis cambios' },
} satisfies Texts;
