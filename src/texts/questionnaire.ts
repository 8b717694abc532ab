import type { Texts } from '#domain/words.ts';

export const questionnaireTexts = {
  part: { en: 'Part {number} of {count}', es: 'Parte {number} de {count}' },
  other: { en: 'Something else', es: 'Otra respuesta' },
  otherAnswer: { en: 'Your answer', es: 'Su respuesta' },
  answerNumber: { en: 'Answer {number}', es: 'Respuesta {number}' },
  addAnother: { en: 'Add another', es: 'Agregar otra' },
  remove: { en: 'Remove', es: 'Quitar' },
  oneOf: { en: '{title}, {number} of {count}', es: '{title}, {number} de {count}' },
  clear: { en: 'Clear my answer', es: 'Borrar mi respuesta' },
  charactersLeft: { en: 'You can use {count} more characters.', es: 'Puede usar {count} caracteres más.' },
  charactersOver: { en: 'This is {count} characters too long.', es: 'Sobran {count} caracteres.' },
  unsupported: {
    en: 'This question can’t be shown here. You can go on without it; your specialist can ask you in person.',
    es: 'Esta pregunta no se puede mostrar aquí. Puede continuar sin ella; su especialista se la puede hacer en persona.',
  },
  askedUnknown: {
    en: 'These questions are not for everybody, and we can’t tell here if they are for you. Answer them if they fit, or go on.',
    es: 'Estas preguntas no son para todos, y aquí no podemos saber si son para usted. Respóndalas si son su caso, o continúe.',
  },
  askedUnknownOne: {
    en: 'This question is not for everybody, and we can’t tell here if it is for you. Answer it if it fits, or go on.',
    es: 'Esta pregunta no es para todos, y aquí no podemos saber si es para usted. Respóndala si es su caso, o continúe.',
  },
  notWorkedOut: {
    en: 'A program should work this out, and we can’t do that here. You can go on without it.',
    es: 'Un programa debería calcular esto, y aquí no podemos hacerlo. Puede continuar sin ello.',
  },
  notChecked: {
    en: 'We can’t check the form of this answer here.',
    es: 'Aquí no podemos comprobar la forma de esta respuesta.',
  },
  form: { en: 'Like this: {format}', es: 'Así: {format}' },
  partialDate: {
    en: 'Leave blank what you don’t know. Just the year, or the month and the year, is fine.',
    es: 'Deje en blanco lo que no sepa. Basta con el año, o con el mes y el año.',
  },
  partialDateLine: {
    en: 'Like 2020, 2020-05 or 2020-05-17: year, month and day, as far as you know.',
    es: 'Como 2020, 2020-05 o 2020-05-17: año, mes y día, hasta donde sepa.',
  },
  readOnly: { en: 'This was filled in for you.', es: 'Esto ya está completado.' },
} satisfies Texts;
