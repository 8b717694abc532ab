import type { Texts } from '#domain/words.ts';

/** The end of a session in which nobody does anything, and what becomes of what was typed. */
export const idleTexts = {
  title: { en: 'Are you still there?', es: '¿Sigue ahí?' },
  why: {
    en: 'Nothing has happened here for a while. To keep your health information safe, we will log you out.',
    es: 'No hubo actividad por un rato. Para proteger sus datos de salud, vamos a cerrar su sesión.',
  },
  whyImpersonating: {
    en: 'Nothing has happened here for a while. To keep this health information safe, we will log you out.',
    es: 'No hubo actividad por un rato. Para proteger estos datos de salud, vamos a cerrar su sesión.',
  },
  left: { en: 'Time left: {time}', es: 'Tiempo restante: {time}' },
  leftOne: { en: '1 second', es: '1 segundo' },
  leftMany: { en: '{seconds} seconds', es: '{seconds} segundos' },
  drafts: {
    en: 'Drafts are saved first.',
    es: 'Antes guardamos los borradores.',
  },
  stay: { en: 'Stay signed in', es: 'Mantener la sesión abierta' },
  leave: { en: 'Log out now', es: 'Cerrar sesión ahora' },
  leaving: { en: 'Logging you out', es: 'Cerrando su sesión' },
  savingDrafts: {
    en: 'Saving what you typed, then logging you out …',
    es: 'Guardando lo que escribió antes de cerrar su sesión …',
  },
  signedOut: { en: 'You are logged out', es: 'Su sesión está cerrada' },
  wasIdle: { en: 'You were logged out', es: 'Se cerró su sesión' },
  wasIdleWhy: {
    en: 'Nothing had happened for a while, so we logged you out to keep your health information safe.',
    es: 'No hubo actividad por un rato, así que cerramos su sesión para proteger sus datos de salud.',
  },
  wasOver: { en: 'Your session has ended', es: 'Su sesión terminó' },
  wasOverWhy: { en: 'Please sign in again.', es: 'Inicie sesión de nuevo.' },
  wasOverFirst: {
    en: 'Your session has ended. Please sign in again.',
    es: 'Su sesión terminó. Inicie sesión de nuevo.',
  },
  kept: {
    en: 'What you typed last is not saved yet. It waits in this tab. Sign in here within 15 minutes, and we will save it.',
    es: 'Lo último que escribió aún no está guardado. Espera en esta pestaña. Inicie sesión aquí en menos de 15 minutos y lo guardaremos.',
  },
  keptTitle: { en: 'You are signed in again', es: 'Su sesión está abierta de nuevo' },
  keptSaved: {
    en: 'What you typed before your session ended is saved now.',
    es: 'Lo que escribió antes de que terminara su sesión ya está guardado.',
  },
  keptLost: {
    en: 'We could not save all that you typed before your session ended. Please look it over.',
    es: 'No pudimos guardar todo lo que escribió antes de que terminara su sesión. Por favor, revíselo.',
  },
  saved: { en: 'What you typed is saved as a draft.', es: 'Lo que escribió quedó guardado como borrador.' },
  unsavedTitle: { en: 'Some of what you typed is not saved', es: 'Parte de lo que escribió no se guardó' },
  unsaved: {
    en: 'We could not save all that you typed last. Please look it over when you are back.',
    es: 'No pudimos guardar todo lo último que escribió. Por favor, revíselo cuando vuelva.',
  },
} satisfies Texts;
