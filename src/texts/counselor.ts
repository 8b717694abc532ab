import type { Texts } from '#domain/words.ts';

export const counselorTexts = {
  title: { en: 'Your test has to wait', es: 'Su prueba tiene que esperar' },
  noTimes: {
    en: 'We have no counselor for your state now',
    es: 'Ahora no tenemos un asesor para su estado',
  },
  noTimesBody: {
    en: 'None of us has a license for the state where you live. So we can’t offer you a time. Write or call us, and we’ll look for a way together. Did you move? Then change your state.',
    es: 'Ninguno de nosotros tiene licencia para el estado donde usted vive. Por eso no podemos ofrecerle un horario. Escríbanos o llámenos y buscaremos juntos una solución. ¿Se mudó? Entonces cambie su estado.',
  },
  changeState: { en: 'Change my details', es: 'Cambiar mis datos' },
} satisfies Texts;
