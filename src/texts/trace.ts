import type { Texts } from '#domain/words.ts';

export const traceTexts = {
  title: { en: 'Recording for support', es: 'Grabación para el equipo de ayuda' },
  what: {
    en: 'Do again what went wrong. Then save the file and send it to {email}.',
    es: 'Haga otra vez lo que no funcionó. Después guarde el archivo y envíelo a {email}.',
  },
  holds: {
    en: 'The file lists the names of the steps that the app went through. It does not hold your name, what you type, or any health data.',
    es: 'El archivo contiene los nombres de los pasos que dio la aplicación. No contiene su nombre, lo que escribe ni datos de salud.',
  },
  over: {
    en: 'The recording ended when you logged out. You can still save the file until you leave this page.',
    es: 'La grabación terminó cuando cerró la sesión. Puede guardar el archivo hasta que salga de esta página.',
  },
  save: { en: 'Save the file', es: 'Guardar el archivo' },
  stop: { en: 'Stop and delete', es: 'Detener y borrar' },
} satisfies Texts;
