import type { Texts } from '#domain/words.ts';

/** The page on which a specialist says when they can be booked. */
export const availabilityTexts = {
  title: { en: 'Your hours', es: 'Su horario' },
  lead: {
    en: 'When patients can book a visit with you.',
    es: 'Cuándo los pacientes pueden reservar una cita con usted.',
  },
  looking: { en: 'Looking up your hours …', es: 'Buscando su horario …' },

  visitsPart: { en: 'Visits', es: 'Citas' },
  zone: { en: 'Time zone of all hours here', es: 'Zona horaria de todo este horario' },
  length: { en: 'Length of a visit', es: 'Duración de una cita' },
  buffer: { en: 'Free time after each visit', es: 'Tiempo libre después de cada cita' },
  minutes: { en: '{count} minutes', es: '{count} minutos' },
  noBuffer: { en: 'None', es: 'Ninguno' },
  mediums: { en: 'How patients can talk with you', es: 'Cómo los pacientes pueden hablar con usted' },
  video: { en: 'By video', es: 'Por video' },
  phone: { en: 'By phone', es: 'Por teléfono' },
  mediumNeeded: { en: 'Choose at least one.', es: 'Elija al menos una opción.' },

  weekly: { en: 'Hours of each week', es: 'Horario de cada semana' },
  noHours: { en: 'No hours', es: 'Sin horario' },
  hoursFrom: { en: 'From: {day}, hours {number}', es: 'Desde: {day}, horario {number}' },
  hoursTo: { en: 'To: {day}, hours {number}', es: 'Hasta: {day}, horario {number}' },
  between: { en: 'to', es: 'a' },
  addHoursTo: { en: 'Add hours: {day}', es: 'Agregar horario: {day}' },
  removeHours: { en: 'Remove: {day}, hours {number}', es: 'Quitar: {day}, horario {number}' },
  copy: { en: 'Copy to …', es: 'Copiar a …' },
  copyDay: { en: 'Copy to …: {day}', es: 'Copiar a …: {day}' },
  toWeekdays: { en: 'Monday to Friday', es: 'De lunes a viernes' },
  toAllDays: { en: 'All days', es: 'Todos los días' },
  copied: { en: 'The hours of {day} were copied.', es: 'Se copió el horario: {day}.' },
  dayProblem: { en: '{day}: {problem}', es: '{day}: {problem}' },
  noMore: { en: 'No more fit here.', es: 'Aquí no caben más.' },

  daysOff: { en: 'Days off', es: 'Días libres' },
  daysOffHelp: {
    en: 'No weekly hours on these days. Leave the last day empty for a single day.',
    es: 'Estos días no hay horario semanal. Para un solo día, deje vacío el último.',
  },
  dayOffFromOf: { en: 'First day of days off {number}', es: 'Primer día de los días libres {number}' },
  dayOffToOf: {
    en: 'Last day, if more than one, of days off {number}',
    es: 'Último día, si son varios, de los días libres {number}',
  },
  addDayOff: { en: 'Add days off', es: 'Agregar días libres' },
  removeDayOff: { en: 'Remove days off {number}', es: 'Quitar los días libres {number}' },
  showAll: { en: 'Show {count} more', es: 'Mostrar {count} más' },
  dayPassed: { en: 'This day has passed.', es: 'Ese día ya pasó.' },
  dayNeeded: { en: 'Enter a day.', es: 'Escriba un día.' },
  timeNeeded: { en: 'Enter a time.', es: 'Escriba una hora.' },

  extras: { en: 'Single visits', es: 'Citas sueltas' },
  extrasHelp: {
    en: 'One more time that patients can book, on any day, also on a day off: its day and when it begins.',
    es: 'Una hora más que los pacientes pueden reservar, cualquier día, también un día libre: su día y cuándo comienza.',
  },
  extraDateOf: { en: 'Day of single visit {number}', es: 'Día de la cita suelta {number}' },
  extraTimeOf: { en: 'Begins at, single visit {number}', es: 'Comienza a las, cita suelta {number}' },
  addExtra: { en: 'Add a single visit', es: 'Agregar una cita suelta' },
  removeExtra: { en: 'Remove single visit {number}', es: 'Quitar la cita suelta {number}' },

  save: { en: 'Save my hours', es: 'Guardar mi horario' },
  discard: { en: 'Discard changes', es: 'Descartar los cambios' },
  leaveTitle: { en: 'Log out without saving your hours?', es: '¿Cerrar sesión sin guardar su horario?' },
  leaveBody: {
    en: 'You changed your hours and did not save them. They are lost when you log out.',
    es: 'Cambió su horario y no lo guardó. Los cambios se pierden al cerrar sesión.',
  },
  leaveSee: { en: 'See my hours', es: 'Ver mi horario' },
  leaveAnyway: { en: 'Log out anyway', es: 'Cerrar sesión de todos modos' },
  unsaved: { en: 'Not saved yet', es: 'Aún sin guardar' },
  saved: {
    en: 'Your hours are saved. Patients can book these times now.',
    es: 'Su horario está guardado. Los pacientes ya pueden reservar.',
  },
  failed: { en: 'Your hours were not saved', es: 'Su horario no se guardó' },
  unsure: { en: 'We can’t tell whether your hours were saved', es: 'No sabemos si su horario se guardó' },
  hereAgain: { en: 'What you changed is here again', es: 'Lo que cambió está aquí de nuevo' },
  hereAgainBody: { en: 'It is not saved yet.', es: 'Aún no está guardado.' },

  conflict: {
    en: 'Your hours were changed in another tab or on another device',
    es: 'Su horario se cambió en otra pestaña o en otro dispositivo',
  },
  conflictBody: {
    en: 'Choose which hours to keep. Until then, nothing is overwritten.',
    es: 'Elija qué horario conservar. Hasta entonces, no se sobrescribe nada.',
  },
  keepMine: { en: 'Save what is on this page', es: 'Guardar lo de esta página' },
  takeTheirs: { en: 'Show the other hours', es: 'Mostrar el otro horario' },

  outsideOne: { en: '1 booked visit lies outside your hours', es: '1 cita reservada queda fuera de su horario' },
  outsideMany: {
    en: '{count} booked visits lie outside your hours',
    es: '{count} citas reservadas quedan fuera de su horario',
  },
  outsideBody: {
    en: 'They stay booked, and you still get them. To move or cancel one, go to {upcoming}.',
    es: 'Siguen reservadas y usted las sigue teniendo. Para mover o cancelar una, vaya a {upcoming}.',
  },
  asking: { en: 'These visits would lie outside your hours', es: 'Estas citas quedarían fuera de su horario' },
  askingBody: {
    en: 'Saving cancels none of them. They stay booked at their times, patients are told nothing, and nobody else can book these times. You can move or cancel a visit yourself under Upcoming.',
    es: 'Guardar no cancela ninguna. Siguen reservadas a su hora, los pacientes no reciben aviso y nadie más puede reservar esas horas. Usted puede mover o cancelar una cita en Próximas.',
  },
  saveAnyway: { en: 'Save and keep these visits', es: 'Guardar y conservar estas citas' },
  goBack: { en: 'Go back to the hours', es: 'Volver al horario' },
  outsideWhen: { en: '{day}, {start} to {end}', es: '{day}, de {start} a {end}' },

  preview: { en: 'Your next two weeks', es: 'Sus próximas dos semanas' },
  previewLead: {
    en: 'The times of visits with the hours on this page, in {zone}. Booked ones are not taken away.',
    es: 'Las horas de las citas con el horario de esta página, en {zone}. Las reservadas no se descuentan.',
  },
  previewNone: { en: 'None', es: 'Ninguna' },
  previewOff: { en: 'Day off', es: 'Día libre' },
  previewTotal: { en: 'Visits in all: {count}', es: 'Citas en total: {count}' },
  previewWide: { en: '{count}, from {first} to {last}', es: '{count}, de {first} a {last}' },
  previewInvalid: {
    en: 'You see the times here once all hours on this page are complete.',
    es: 'Verá las horas aquí cuando todo el horario de esta página esté completo.',
  },
  previewOld: {
    en: 'Not all hours on this page are complete. These are the times from before.',
    es: 'No todo el horario de esta página está completo. Estas son las horas de antes.',
  },
  clocksForward: {
    en: 'Clocks go forward on this day. Your hours follow the clock on the wall.',
    es: 'Ese día los relojes se adelantan. Su horario sigue el reloj de la pared.',
  },
  clocksBack: {
    en: 'Clocks go back on this day. Your hours follow the clock on the wall.',
    es: 'Ese día los relojes se atrasan. Su horario sigue el reloj de la pared.',
  },
} satisfies Texts;
