import type { Texts } from '#domain/words.ts';

export const formTexts = {
  oneProblem: { en: 'There is a problem', es: 'Hay un problema' },
  problems: { en: 'There are {count} problems', es: 'Hay {count} problemas' },
  errorPrefix: { en: 'Error:', es: 'Error:' },
  failedTitle: { en: 'This was not saved', es: 'Esto no se guardó' },
  lostLine: {
    en: 'We could not reach Novi. Check your connection and try again. What you typed is still here.',
    es: 'No pudimos comunicarnos con Novi. Revise su conexión e intente de nuevo. Lo que escribió sigue aquí.',
  },
  failed: {
    en: 'Something went wrong on our side. What you typed is still here.',
    es: 'Algo salió mal de nuestro lado. Lo que escribió sigue aquí.',
  },
  needed: { en: 'Answer this question', es: 'Responda esta pregunta' },
  chooseOne: { en: 'Choose one of the answers', es: 'Elija una de las respuestas' },
  tooLong: { en: 'Use {count} characters or fewer', es: 'Use {count} caracteres o menos' },
  tooShort: { en: 'Use {count} characters or more', es: 'Use {count} caracteres o más' },
  tooSmall: { en: 'Enter {count} or more', es: 'Escriba {count} o más' },
  tooBig: { en: 'Enter {count} or less', es: 'Escriba {count} o menos' },
  emailFormat: {
    en: 'Enter an e-mail address, like name@example.com',
    es: 'Escriba un correo electrónico, como nombre@ejemplo.com',
  },
  dateFormat: { en: 'Enter a real date with month, day and year', es: 'Escriba una fecha real con mes, día y año' },
  wrongFormat: { en: 'Check how this is written', es: 'Revise cómo está escrito' },
  month: { en: 'Month', es: 'Mes' },
  day: { en: 'Day', es: 'Día' },
  year: { en: 'Year', es: 'Año' },
  showPassword: { en: 'Show password', es: 'Mostrar contraseña' },
  hidePassword: { en: 'Hide password', es: 'Ocultar contraseña' },
  passwordShown: { en: 'Your password is shown', es: 'Su contraseña está visible' },
  strength: { en: 'Strength: {level}', es: 'Seguridad: {level}' },
  weak: { en: 'weak. Add more words or characters.', es: 'baja. Agregue más palabras o caracteres.' },
  fair: { en: 'fair. Longer is better.', es: 'media. Más larga es mejor.' },
  good: { en: 'good', es: 'buena' },
  strong: { en: 'very good', es: 'muy buena' },
} satisfies Texts;
