import type { Texts } from '#domain/words.ts';

/** The palette of commands, and the keys that do them. */
export const commandTexts = {
  palette: { en: 'Find what to do', es: 'Buscar qué hacer' },
  find: { en: 'Type a part of its name', es: 'Escriba una parte del nombre' },
  found: { en: '{count} found', es: '{count} encontrados' },
  nothing: { en: 'Nothing by that name', es: 'Nada con ese nombre' },
  shortcuts: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  keysOn: { en: 'Single keys do something', es: 'Las teclas solas hacen algo' },
  keysHint: {
    en: 'Switch this off if you speak to your device, or press keys by accident. It is kept on this device.',
    es: 'Desactívelo si le habla a su dispositivo o si toca teclas sin querer. Se guarda en este dispositivo.',
  },
  goTo: { en: 'Go to: {page}', es: 'Ir a: {page}' },
  openNext: { en: 'Open the next visit', es: 'Abrir la próxima cita' },
  openPatient: { en: 'Open {name} ({when})', es: 'Abrir {name} ({when})' },
  nextRow: { en: 'Down to the next visit', es: 'Bajar a la cita siguiente' },
  previousRow: { en: 'Up to the visit before', es: 'Subir a la cita anterior' },
  actionsOfRow: { en: 'What to do with this visit', es: 'Qué hacer con esta cita' },
  today: { en: 'Show today', es: 'Mostrar hoy' },
  listView: { en: 'Show a list of 7 days', es: 'Mostrar una lista de 7 días' },
  dayView: { en: 'Show one day', es: 'Mostrar un día' },
  weekView: { en: 'Show a week', es: 'Mostrar una semana' },
} satisfies Texts;
