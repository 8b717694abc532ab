import type { Gender } from '#domain/family-history.ts';
import type { Relation } from '#domain/family-history/relations.ts';
import type { Texts, Words } from '#domain/words.ts';

/** The heading over a group of relatives, who belongs to it, and the button that adds one. */
export const groupTexts: Readonly<Record<Relation, { title: Words; add: Words; hint?: Words }>> = {
  parent: {
    title: { en: 'Your parents', es: 'Sus padres' },
    add: { en: 'Add a parent', es: 'Agregar madre o padre' },
  },
  sibling: {
    title: { en: 'Your brothers and sisters', es: 'Sus hermanos y hermanas' },
    add: { en: 'Add a brother or sister', es: 'Agregar un hermano o una hermana' },
    hint: { en: 'With the same mother and the same father.', es: 'De la misma madre y el mismo padre.' },
  },
  'half-sibling': {
    title: { en: 'Your half brothers and half sisters', es: 'Sus medios hermanos y medias hermanas' },
    add: { en: 'Add a half brother or half sister', es: 'Agregar un medio hermano o una media hermana' },
    hint: { en: 'You share one parent.', es: 'Comparten madre o padre.' },
  },
  child: {
    title: { en: 'Your children', es: 'Sus hijos e hijas' },
    add: { en: 'Add a child', es: 'Agregar un hijo o una hija' },
  },
  partner: {
    title: { en: 'Other parents of your children', es: 'Otras madres o padres de sus hijos' },
    add: { en: 'Add the other parent of a child', es: 'Agregar a la otra madre o al otro padre' },
  },
  grandchild: {
    title: { en: 'Your grandchildren', es: 'Sus nietos y nietas' },
    add: { en: 'Add a grandchild', es: 'Agregar un nieto o una nieta' },
  },
  'niece-or-nephew': {
    title: { en: 'Your nieces and nephews', es: 'Sus sobrinas y sobrinos' },
    add: { en: 'Add a niece or nephew', es: 'Agregar una sobrina o un sobrino' },
    hint: { en: 'Children of your brothers and sisters.', es: 'Hijos e hijas de sus hermanos y hermanas.' },
  },
  grandparent: {
    title: { en: 'Your grandparents', es: 'Sus abuelos y abuelas' },
    add: { en: 'Add a grandparent', es: 'Agregar un abuelo o una abuela' },
  },
  'aunt-or-uncle': {
    title: { en: 'Your aunts and uncles', es: 'Sus tías y tíos' },
    add: { en: 'Add an aunt or uncle', es: 'Agregar una tía o un tío' },
    hint: { en: 'Brothers and sisters of your parents.', es: 'Hermanos y hermanas de sus padres.' },
  },
  cousin: {
    title: { en: 'Your cousins', es: 'Sus primos y primas' },
    add: { en: 'Add a cousin', es: 'Agregar un primo o una prima' },
    hint: { en: 'Children of those aunts and uncles.', es: 'Hijos e hijas de esas tías y tíos.' },
  },
};

/** The short lines that say what is known of a relative. */
export const factTexts = {
  maternal: { en: 'Mother’s side', es: 'Por parte de madre' },
  paternal: { en: 'Father’s side', es: 'Por parte de padre' },
  viaParent: { en: 'Child of {title}', es: 'Hijo o hija de {title}' },
  viaPartner: { en: 'With {title}', es: 'Con {title}' },
  twinOf: { en: 'Twin of {titles}', es: 'Nació en el mismo parto que {titles}' },
  twinIdentical: { en: 'Identical twin of {titles}', es: 'Gemelo o gemela idéntica de {titles}' },
  twinFraternal: { en: 'Twin of {titles}, not identical', es: 'Mellizo o melliza de {titles}' },
  you: { en: 'you', es: 'usted' },
  nothingYet: { en: 'Nothing filled in yet', es: 'Aún sin datos' },
} satisfies Texts;

/** Who a person is, apart from their sex at birth. */
export const genderTexts: Readonly<Record<Gender, Words>> = {
  woman: { en: 'Woman', es: 'Mujer' },
  man: { en: 'Man', es: 'Hombre' },
  nonbinary: { en: 'Nonbinary', es: 'Persona no binaria' },
  other: { en: 'Another', es: 'Otro' },
};

/** The page of one relative. */
export const relativeTexts = {
  lead: {
    en: 'Tell us what you know. Where you are not sure, choose “I don’t know”.',
    es: 'Cuéntenos lo que sabe. Donde no tenga seguridad, elija “No lo sé”.',
  },
  name: { en: 'What do you call this person?', es: '¿Cómo llama a esta persona?' },
  nameHint: {
    en: 'A first name or nickname, so that you find them again.',
    es: 'Un nombre o apodo, para que le sea fácil encontrarla.',
  },
  side: { en: 'Which side of your family?', es: '¿De qué parte de su familia?' },
  sideHalf: { en: 'Which parent do you share?', es: '¿Cuál de sus padres comparten?' },
  mother: { en: 'My mother', es: 'Mi madre' },
  father: { en: 'My father', es: 'Mi padre' },
  maternal: { en: 'My mother’s side', es: 'Por parte de mi madre' },
  paternal: { en: 'My father’s side', es: 'Por parte de mi padre' },
  sex: { en: 'Sex at birth', es: 'Sexo al nacer' },
  sexHint: {
    en: 'As a doctor wrote it down when they were born. Some illnesses depend on it.',
    es: 'Como lo anotó un médico cuando nació. Algunas enfermedades dependen de ello.',
  },
  female: { en: 'Female', es: 'Femenino' },
  male: { en: 'Male', es: 'Masculino' },
  vital: { en: 'Is this person alive?', es: '¿Vive esta persona?' },
  vitalNeeded: {
    en: 'Say if this person is alive. “I don’t know” is a good answer',
    es: 'Diga si esta persona vive. “No lo sé” es una buena respuesta',
  },
  alive: { en: 'Yes, living', es: 'Sí, vive' },
  died: { en: 'No, has died', es: 'No, falleció' },
  age: { en: 'Age', es: 'Edad' },
  ageNow: { en: 'Age now', es: 'Edad actual' },
  ageAtDeath: { en: 'Age when they died', es: 'Edad al fallecer' },
  ageHint: { en: 'In years. A good guess is fine.', es: 'En años. Un cálculo aproximado está bien.' },
  ageNotSaved: {
    en: 'This age is not saved. Enter the age as a number from 0 to 130, or choose “I don’t know”',
    es: 'Esta edad no se guardó. Escriba la edad como un número de 0 a 130, o elija “No lo sé”',
  },
  ageFormat: {
    en: 'Enter the age as a number from 0 to 130, or choose “I don’t know”',
    es: 'Escriba la edad como un número de 0 a 130, o elija “No lo sé”',
  },
  adoption: { en: 'Was this person adopted?', es: '¿Esta persona fue adoptada?' },
  adoptionHint: {
    en: 'We ask because genes come from the birth parents.',
    es: 'Preguntamos porque los genes vienen de los padres biológicos.',
  },
  adoptionIn: { en: 'Yes, into the family', es: 'Sí, por la familia' },
  adoptionOut: { en: 'Yes, by another family', es: 'Sí, por otra familia' },
  via: { en: 'Whose child is this person?', es: '¿De quién es hijo o hija esta persona?' },
  viaPartner: { en: 'Who is the other parent?', es: '¿Quién es la otra madre o el otro padre?' },
  viaPartnerHint: {
    en: 'Only if your children do not all have the same one.',
    es: 'Solo si no todos sus hijos tienen la misma persona.',
  },
  more: { en: 'Twins, adoption, gender', es: 'Gemelos, adopción, género' },
  gender: { en: 'Gender, if it is different', es: 'Género, si es otro' },
  genderSame: { en: 'The same, or not known', es: 'El mismo, o no se sabe' },
  genderHint: {
    en: 'Who a person is can be different from the sex at birth.',
    es: 'Quién es una persona puede ser distinto del sexo al nacer.',
  },
  twins: {
    en: 'Was this person born a twin? With whom?',
    es: '¿Esta persona nació en un parto de gemelos? ¿Con quién?',
  },
  twinsHint: {
    en: 'Leave it empty if not. For triplets choose both others.',
    es: 'Si no, déjelo vacío. Si son trillizos, elija a los otros dos.',
  },
  twinsYou: { en: 'Me', es: 'Yo' },
  twinKind: { en: 'What kind of twins are they?', es: '¿Qué tipo de gemelos son?' },
  identical: { en: 'Identical', es: 'Idénticos' },
  identicalHint: { en: 'From one egg, they look the same.', es: 'De un solo óvulo, se ven iguales.' },
  fraternal: { en: 'Not identical', es: 'No idénticos (mellizos)' },
  fraternalHint: { en: 'From two eggs.', es: 'De dos óvulos.' },
  done: { en: 'Done', es: 'Listo' },
  doneNext: { en: 'Done, next: {title}', es: 'Listo, sigue: {title}' },
  doneAndAdd: { en: 'Done, and add one more', es: 'Listo, y agregar otro familiar' },
  remove: { en: 'Remove this relative', es: 'Quitar a este familiar' },
} satisfies Texts;
