import type { Texts } from '../../domain/words.ts';

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
  readOnly: { en: 'This was filled in for you.', es: 'Esto ya está completado.' },
} satisfies Texts;
