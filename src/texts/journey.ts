import type { Texts } from '#domain/words.ts';

export const railTexts = {
  label: { en: 'Your eight steps', es: 'Sus ocho pasos' },
  stepOf: { en: 'Step {number} of {count}', es: 'Paso {number} de {count}' },
  allDone: { en: 'All {count} steps are done', es: 'Los {count} pasos están listos' },
  done: { en: 'Done', es: 'Listo' },
  current: { en: 'You are here', es: 'Usted está aquí' },
  open: { en: 'Next', es: 'Siguiente' },
  locked: { en: 'Not open yet', es: 'Aún no disponible' },
} satisfies Texts;

export const stepPageTexts = {
  notYet: { en: 'Not open yet', es: 'Aún no disponible' },
  understood: { en: 'OK', es: 'Entendido' },
  loadingJourney: { en: 'Looking up where you are …', es: 'Buscando en qué paso está …' },
  unreachable: { en: 'We can’t reach Novi right now', es: 'No podemos comunicarnos con Novi en este momento' },
  unreachableBody: {
    en: 'Nothing you have sent is lost. Check your connection and try again.',
    es: 'Nada de lo que envió se ha perdido. Revise su conexión e intente de nuevo.',
  },
} satisfies Texts;

export const savedTexts = {
  saving: { en: 'Saving …', es: 'Guardando …' },
  saved: { en: 'Saved', es: 'Guardado' },
  failedTitle: { en: 'Not saved yet', es: 'Aún no se guardó' },
  failedBody: {
    en: 'We keep trying. Please leave this page open.',
    es: 'Seguimos intentando. Deje esta página abierta.',
  },
  onDevice: {
    en: 'Until then it is locked on this device, for you alone.',
    es: 'Mientras tanto queda bajo llave en este dispositivo, solo para usted.',
  },
  restoredTitle: { en: 'What you typed is here again', es: 'Lo que escribió está aquí de nuevo' },
  restoredBody: {
    en: 'We could not save it before this page closed. We kept it locked on this device.',
    es: 'No pudimos guardarlo antes de que se cerrara la página. Lo tuvimos bajo llave en este dispositivo.',
  },
  conflict: {
    en: 'You changed this in another tab or on another device',
    es: 'Usted cambió esto en otra pestaña o en otro dispositivo',
  },
  conflictBody: {
    en: 'Choose which answers to keep. Until then, nothing is overwritten.',
    es: 'Elija qué respuestas conservar. Hasta entonces, no se sobrescribe nada.',
  },
  keepMine: { en: 'Keep what is on this page', es: 'Conservar lo de esta página' },
  takeTheirs: { en: 'Show the other one', es: 'Mostrar lo otro' },
} satisfies Texts;
