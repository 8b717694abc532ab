import type { KitStatus } from '#domain/kit-status.ts';
import type { ScreenResult } from '#domain/fhs-7.ts';
import type { Texts, Words } from '#domain/words.ts';

/** The appointments of a specialist: those to come and those past, and what is done with a visit. */
export const appointmentTexts = {
  upcomingTitle: { en: 'Upcoming appointments', es: 'Próximas citas' },
  zone: { en: 'Times are in {zone}.', es: 'Las horas son de: {zone}.' },
  zoneOfHours: {
    en: 'Times are in {zone}, as your hours are. Your device is set to {device}.',
    es: 'Las horas son de: {zone}, como su horario. Su dispositivo usa: {device}.',
  },
  looking: { en: 'Looking up your appointments …', es: 'Buscando sus citas …' },
  failed: { en: 'We could not load your appointments', es: 'No pudimos cargar sus citas' },
  outdated: { en: 'This list may be out of date', es: 'Esta lista puede no estar al día' },
  outdatedBody: {
    en: 'We can’t reach Novi right now and keep trying.',
    es: 'No podemos comunicarnos con Novi en este momento. Seguimos intentando.',
  },

  days: { en: 'Days', es: 'Días' },
  earlier: { en: 'Earlier', es: 'Antes' },
  earlierHeard: { en: 'days', es: '(días anteriores)' },
  later: { en: 'Later', es: 'Después' },
  laterHeard: { en: 'days', es: '(días siguientes)' },
  today: { en: 'Today', es: 'Hoy' },
  todayIs: { en: 'Today, {day}', es: 'Hoy, {day}' },
  tomorrowIs: { en: 'Tomorrow, {day}', es: 'Mañana, {day}' },
  oneVisit: { en: '1 visit', es: '1 cita' },
  visits: { en: '{count} visits', es: '{count} citas' },

  views: { en: 'How to show them', es: 'Cómo mostrarlas' },
  weekGrid: { en: 'Visits of the week', es: 'Citas de la semana' },
  somethingMissing: { en: 'something is missing', es: 'falta algo' },
  none: { en: 'No visits in these days', es: 'No hay citas en estos días' },
  noneThatDay: { en: 'No visits on this day', es: 'No hay citas este día' },
  noneAhead: {
    en: 'As soon as somebody books a visit with you, it shows up here.',
    es: 'En cuanto alguien reserve una cita con usted, aparecerá aquí.',
  },
  nextIs: { en: 'Your next visit is on {day}.', es: 'Su próxima cita es el {day}.' },
  goToIt: { en: 'Go to that day', es: 'Ir a ese día' },

  next: { en: 'Next visit', es: 'Próxima cita' },
  now: { en: 'Now, until {end}', es: 'Ahora, hasta {end}' },
  inMinutes: { en: 'in {minutes} min', es: 'en {minutes} min' },
  inHours: { en: 'in {hours} h {minutes} min', es: 'en {hours} h {minutes} min' },
  tomorrow: { en: 'tomorrow', es: 'mañana' },
  inDays: { en: 'in {days} days', es: 'en {days} días' },
  startVideo: { en: 'Open the video visit', es: 'Abrir la videollamada' },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}' },
  years: { en: 'years', es: 'años' },
  ageYears: { en: '{age} years', es: '{age} años' },
  readsEnglish: { en: 'English', es: 'inglés' },
  readsSpanish: { en: 'Spanish', es: 'español' },
  stillMissing: { en: 'Still missing: {what}', es: 'Aún falta: {what}' },
  allReady: { en: 'All is ready', es: 'Todo está listo' },

  topic: { en: 'Wants to talk about:', es: 'Quiere hablar de:' },
  how: { en: 'How', es: 'Cómo' },
  video: { en: 'Video', es: 'Video' },
  videoWith: { en: 'video visit with {name}', es: 'videollamada con {name}' },
  family: { en: 'Family', es: 'Familia' },
  fhs7: { en: 'FHS-7', es: 'FHS-7' },
  health: { en: 'Health', es: 'Salud' },
  test: { en: 'Test', es: 'Prueba' },
  releases: { en: 'Releases', es: 'Permisos' },
  sent: { en: 'Sent', es: 'Enviada' },
  missing: { en: 'Missing', es: 'Falta' },
  noneYet: { en: 'None', es: 'Ninguno' },
  noOrder: { en: 'Not ordered', es: 'Sin pedido' },
  familyHistory: { en: 'family history', es: 'historia familiar' },
  medicalHistory: { en: 'medical history', es: 'historia médica' },
  answersForFhs7: { en: 'answers for FHS-7', es: 'respuestas para FHS-7' },
  results: { en: 'test results', es: 'resultados de la prueba' },
  concluded: { en: 'Took place', es: 'Realizada' },
  missed: { en: 'Missed', es: 'No se realizó' },
  unconcluded: { en: 'Took place?', es: '¿Se realizó?' },

  booked: { en: 'New visit: {name}, {when}', es: 'Cita nueva: {name}, {when}' },
  moved: { en: 'Moved: {name}, now {when}', es: 'Movida: {name}, ahora {when}' },
  gone: { en: 'Canceled or moved away: {name}, {when}', es: 'Cancelada o movida: {name}, {when}' },
  when: { en: '{day} at {time}', es: '{day} ({time})' },
  pastTitle: { en: 'Past appointments', es: 'Citas pasadas' },
  nonePast: { en: 'No visit has ended yet', es: 'Aún no ha terminado ninguna cita' },
  nonePastBody: {
    en: 'Once a visit is over, it is listed here with what you wrote.',
    es: 'Cuando una cita termine, aparecerá aquí con lo que usted escribió.',
  },
  owed: { en: 'Summaries to write ({count})', es: 'Resúmenes por escribir ({count})' },
  nothingOwed: { en: 'All summaries are written.', es: 'Todos los resúmenes están escritos.' },
  allPast: { en: 'All past visits', es: 'Todas las citas pasadas' },
  outcome: { en: 'Visit', es: 'Cita' },
  summary: { en: 'Summary', es: 'Resumen' },
  plan: { en: 'Care plan', es: 'Plan de cuidados' },
  toWrite: { en: 'To write', es: 'Por escribir' },
  written: { en: 'Written', es: 'Escrito' },
  notWritten: { en: 'None', es: 'Ninguno' },
  notDue: { en: 'None needed', es: 'No hace falta' },
  canceled: { en: 'Canceled', es: 'Cancelada' },
  more: { en: 'Show earlier visits', es: 'Mostrar citas anteriores' },
  moreFailed: { en: 'We could not load earlier visits', es: 'No pudimos cargar citas anteriores' },

  actionsOf: { en: 'What to do with the visit of {name}', es: 'Qué hacer con la cita de {name}' },
  openRecord: { en: 'Open the record', es: 'Abrir el expediente' },
  visitOf: { en: '{name}, {day}, {time}', es: '{name}, {day}, {time}' },
  reason: { en: 'Why?', es: '¿Por qué?' },
  reasonHint: { en: 'The patient reads it.', es: 'El paciente lo lee.' },
  reasonLong: { en: 'Use 200 characters or fewer', es: 'Use 200 caracteres o menos' },
  keepAsIs: { en: 'Leave it as it is', es: 'Dejarla como está' },
  seeList: { en: 'Back to the list', es: 'Volver a la lista' },
  changing: { en: 'Saving …', es: 'Guardando …' },
  changeFailed: { en: 'The visit was not changed', es: 'La cita no se cambió' },
  changeUnsure: { en: 'We don’t know yet if the visit was changed', es: 'Aún no sabemos si la cita se cambió' },
  overtaken: { en: 'The visit was changed meanwhile', es: 'La cita cambió mientras tanto' },
  overtakenBody: {
    en: 'Nothing was written over. The list shows the visit as it is now.',
    es: 'No se sobrescribió nada. La lista muestra la cita como está ahora.',
  },
  noTimes: { en: 'You have no free times', es: 'No tiene horarios libres' },
  noTimesBody: {
    en: 'Add a time to your hours, or cancel the visit and say why.',
    es: 'Agregue una hora a su horario, o cancele la cita y diga por qué.',
  },
  handOverMeans: {
    en: 'Your colleague sees the patient instead of you. All three of you get an e-mail.',
    es: 'Su colega verá al paciente en lugar de usted. Los tres recibirán un correo electrónico.',
  },
  noColleague: { en: 'No colleague has a free time', es: 'Ningún colega tiene un horario libre' },
  noColleagueBody: {
    en: 'Only colleagues with a license for the patient’s state are asked. Move the visit, or cancel it and say why.',
    es: 'Solo cuentan los colegas con licencia en el estado del paciente. Mueva la cita, o cancélela y diga por qué.',
  },
  thePatient: { en: 'the patient', es: 'el paciente' },
  andMore: { en: 'and {count} more changes', es: 'y {count} cambios más' },
} satisfies Texts;

/** How the visits to come can be shown. */
export const viewTexts = {
  list: { en: 'List', es: 'Lista' },
  day: { en: 'Day', es: 'Día' },
  week: { en: 'Week', es: 'Semana' },
} satisfies Texts;

/** Each change of a visit: as an item of a menu, as a question, and as the answer to it. */
export const visitChangeTexts = {
  completed: {
    item: { en: 'It took place', es: 'Se realizó' },
    title: { en: 'Did this visit take place?', es: '¿Se realizó esta cita?' },
    confirm: { en: 'Yes, it took place', es: 'Sí, se realizó' },
  },
  missed: {
    item: { en: 'It was missed', es: 'No se realizó' },
    title: { en: 'Was this visit missed?', es: '¿No se realizó esta cita?' },
    confirm: { en: 'Yes, it was missed', es: 'Sí, no se realizó' },
  },
  moved: {
    item: { en: 'Move to another time', es: 'Mover a otra hora' },
    title: { en: 'Move this visit', es: 'Mover esta cita' },
    confirm: { en: 'Move the visit', es: 'Mover la cita' },
  },
  handedOver: {
    item: { en: 'Hand over to a colleague', es: 'Pasar a un colega' },
    title: { en: 'Hand this visit over', es: 'Pasar esta cita a un colega' },
    confirm: { en: 'Hand the visit over', es: 'Pasar la cita' },
  },
  canceled: {
    item: { en: 'Cancel the visit', es: 'Cancelar la cita' },
    title: { en: 'Cancel this visit?', es: '¿Cancelar esta cita?' },
    confirm: { en: 'Cancel the visit', es: 'Cancelar la cita' },
  },
} satisfies Readonly<Record<string, Texts>>;

/** What was done with a visit, by whom and when. */
export const visitEventTexts = {
  booked: { en: 'It was booked by {who} on {at}.', es: 'La reservó {who} ({at}).' },
  moved: { en: 'It was moved to {to} by {who} on {at}.', es: 'La movió {who} a otra hora: {to} ({at}).' },
  canceled: { en: 'It was canceled by {who} on {at}.', es: 'La canceló {who} ({at}).' },
  completed: { en: '{who} noted on {at} that it took place.', es: '{who} anotó que se realizó ({at}).' },
  missed: { en: '{who} noted on {at} that it was missed.', es: '{who} anotó que no se realizó ({at}).' },
} satisfies Texts;

/** What FHS-7 came to, in a word. */
export const screenInShort: Readonly<Record<ScreenResult, Words>> = {
  positive: { en: 'Positive', es: 'Positivo' },
  negative: { en: 'Negative', es: 'Negativo' },
  incomplete: { en: 'Incomplete', es: 'Incompleto' },
};

/** How far a test is, in as few words as fit a row. */
export const testInShort: Readonly<Record<KitStatus, Words>> = {
  SUBMITTED: { en: 'Ordered', es: 'Pedida' },
  'CLINICIAN REVIEW': { en: 'In review', es: 'En revisión' },
  APPROVED: { en: 'Approved', es: 'Aprobada' },
  'AWAITING SAMPLE': { en: 'Kit sent', es: 'Kit enviado' },
  ANALYZING: { en: 'At the lab', es: 'Laboratorio' },
  COMPLETED: { en: 'Results in', es: 'Resultados' },
  DENIED: { en: 'Not approved', es: 'No aprobada' },
  CANCELED: { en: 'Canceled', es: 'Cancelada' },
};
