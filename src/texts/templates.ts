import type { Texts } from '#domain/words.ts';

/** What a specialist reads who keeps texts as templates of their own. */
export const templateTexts = {
  failed: {
    en: 'Your own templates could not be loaded.',
    es: 'No se pudieron cargar sus plantillas.',
  },
  save: { en: 'Save as template', es: 'Guardar como plantilla' },
  rename: { en: 'Rename', es: 'Cambiar el nombre' },
  remove: { en: 'Remove template', es: 'Quitar la plantilla' },

  saveTitle: { en: 'Save as a template', es: 'Guardar como plantilla' },
  saveBody: {
    en: 'You can begin other texts with it. Put what differs each time in [brackets].',
    es: 'Puede empezar otros textos con ella. Ponga lo que cambia cada vez entre [corchetes].',
  },
  renameTitle: { en: 'Rename “{name}”', es: 'Cambiar el nombre de «{name}»' },
  name: { en: 'Name of the template', es: 'Nombre de la plantilla' },
  nameHint: { en: 'As “No change, strong family history”.', es: 'Como «Sin cambio, con historia familiar».' },
  kept: { en: 'What is kept', es: 'Qué se guarda' },
  notKept: {
    en: 'Dates are not kept.',
    es: 'No se guardan las fechas.',
  },
  replaces: {
    en: 'You have a template with this name. It will be replaced, and what it said is gone.',
    es: 'Ya tiene una plantilla con este nombre. Se reemplazará, y lo que decía se pierde.',
  },
  taken: {
    en: 'Another template of yours has this name. Choose another name.',
    es: 'Otra plantilla suya tiene este nombre. Elija otro nombre.',
  },
  saveYes: { en: 'Save template', es: 'Guardar plantilla' },
  replaceYes: { en: 'Replace template', es: 'Reemplazar plantilla' },
  goBack: { en: 'Go back to the text', es: 'Volver al texto' },
  saved: { en: 'Saved as a template: {name}', es: 'Guardado como plantilla: {name}' },
  notSaved: { en: 'The template was not saved', es: 'No se guardó la plantilla' },
  savedUnsure: {
    en: 'We don’t know yet if the template was saved',
    es: 'Aún no sabemos si se guardó la plantilla',
  },
  gone: {
    en: 'This template was removed elsewhere. You can save the text as a new one.',
    es: 'Esta plantilla se quitó en otro lugar. Puede guardar el texto como una nueva.',
  },
  changed: {
    en: 'This template was changed elsewhere just now. Send it again to put this in its place.',
    es: 'Esta plantilla acaba de cambiar en otro lugar. Envíelo de nuevo para ponerlo en su lugar.',
  },

  named: { en: 'The name of the patient stands here', es: 'Aquí está el nombre de la persona' },
  namedBody: {
    en: 'The next patient must not read it. Go back and put a blank in its place, such as [name].',
    es: 'La próxima persona no debe leerlo. Vuelva y ponga un espacio en su lugar, como [nombre].',
  },
  place: { en: '{label}: “{word}”', es: '{label}: «{word}»' },
  otherWords: { en: 'Is a word not the name here?', es: '¿Alguna palabra no es aquí el nombre?' },
  otherWordsHint: { en: 'As “April”, when it is the month.', es: 'Como «Abril», cuando es el mes.' },
  otherWord: { en: '“{word}” means something else here', es: '«{word}» significa aquí otra cosa' },
  namedStill: {
    en: 'Take the name of the patient out, or say that it means something else.',
    es: 'Quite el nombre de la persona, o diga que significa otra cosa.',
  },

  removeTitle: { en: 'Remove the template “{name}”?', es: '¿Quitar la plantilla «{name}»?' },
  removeBody: {
    en: 'You can’t bring it back. What you wrote with it stays.',
    es: 'No se puede recuperar. Lo que escribió con ella se queda.',
  },
  removeYes: { en: 'Remove', es: 'Quitar' },
  keep: { en: 'Keep it', es: 'Conservarla' },
  removing: { en: 'Removing …', es: 'Quitando …' },
  removed: { en: 'Removed: {name}', es: 'Quitada: {name}' },
  notRemoved: { en: 'The template was not removed', es: 'No se quitó la plantilla' },
  removeUnsure: {
    en: 'We don’t know yet if the template was removed',
    es: 'Aún no sabemos si se quitó la plantilla',
  },

  changedBeforeRemoval: {
    en: 'It was changed elsewhere just now. Press again to remove it all the same.',
    es: 'Acaba de cambiar en otro lugar. Presione de nuevo para quitarla de todos modos.',
  },

  planTitle: { en: 'Title', es: 'Título' },
  itemPart: { en: 'Item {number}, {part}', es: 'Punto {number}, {part}' },
  nextPart: { en: 'Appointment {number}, {part}', es: 'Cita {number}, {part}' },
  rowWhat: { en: 'what', es: 'qué' },
  rowWho: { en: 'who', es: 'quién' },
  rowWithWhom: { en: 'with whom', es: 'con quién' },
  rowTiming: { en: 'when', es: 'cuándo' },
} satisfies Texts;
