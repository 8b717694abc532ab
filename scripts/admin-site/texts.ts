import type { Texts } from '../../domain/words.ts';

export const adminTexts = {
  site: { en: 'Novi admin', es: 'Administración de Novi' },
  signInTitle: { en: 'Admin sign-in', es: 'Acceso de administración' },
  signInLead: {
    en: 'For staff who help members. Members sign in at Novi itself.',
    es: 'Para el personal que ayuda a los miembros. Los miembros entran en Novi.',
  },
  notAdmin: {
    en: 'This account is not an admin’s. You were signed out.',
    es: 'Esta cuenta no es de administración. Se cerró su sesión.',
  },
  looking: { en: 'Looking up your account …', es: 'Buscando su cuenta …' },
  lookFailed: { en: 'We could not look up your account', es: 'No pudimos consultar su cuenta' },
  membersTitle: { en: 'Members', es: 'Miembros' },
  membersLead: {
    en: 'You are {name}. Choose the member you want to help.',
    es: 'Inició sesión como {name}. Elija al miembro a quien quiere ayudar.',
  },
  search: { en: 'Search by name or e-mail', es: 'Buscar por nombre o correo' },
  loadingMembers: { en: 'Loading the members …', es: 'Cargando los miembros …' },
  listFailed: { en: 'We could not load the members', es: 'No pudimos cargar los miembros' },
  none: { en: 'No member matches your search.', es: 'Ningún miembro coincide con su búsqueda.' },
  more: { en: 'Show more', es: 'Mostrar más' },
  step: { en: 'At step: {step}', es: 'En el paso: {step}' },
  through: { en: 'Through the journey', es: 'Terminó el recorrido' },
  act: { en: 'Act as {name}', es: 'Actuar como {name}' },
  startTitle: { en: 'Act as {name}?', es: '¿Actuar como {name}?' },
  startLead: {
    en: 'You will see what they see, for at most 60 minutes. All you do is recorded under your name. They can read who acted for them, when and why.',
    es: 'Verá lo que esa persona ve, por 60 minutos como máximo. Todo lo que haga queda registrado a su nombre. La persona puede leer quién actuó por ella, cuándo y por qué.',
  },
  reason: { en: 'Why?', es: '¿Por qué?' },
  reasonHint: {
    en: 'The member will read this. No health details. 10 to 300 characters.',
    es: 'El miembro leerá esto. No incluya datos de salud. De 10 a 300 caracteres.',
  },
  reasonShort: {
    en: 'Say in a few words why (at least 10 characters)',
    es: 'Diga en pocas palabras por qué (al menos 10 caracteres)',
  },
  reasonLong: { en: 'Use at most 300 characters', es: 'Use 300 caracteres como máximo' },
  start: { en: 'Start', es: 'Comenzar' },
  starting: { en: 'Starting …', es: 'Comenzando …' },
  startFailed: { en: 'You could not start', es: 'No se pudo comenzar' },
  drop: { en: 'Cancel', es: 'Cancelar' },
  actingTitle: { en: 'You act as {name}', es: 'Usted actúa como {name}' },
  actingLead: {
    en: 'Until {time} at the latest. Open Novi and sign in there with your own admin account.',
    es: 'Termina a más tardar a esta hora: {time}. Abra Novi y entre allí con su propia cuenta de administración.',
  },
  because: { en: 'Your reason: {reason}', es: 'Su motivo: {reason}' },
  openNovi: { en: 'Open Novi', es: 'Abrir Novi' },
  stop: { en: 'Stop acting', es: 'Dejar de actuar' },
  stopping: { en: 'Stopping …', es: 'Terminando …' },
  stopFailed: { en: 'It could not be stopped', es: 'No se pudo terminar' },
  general: {
    en: 'Something went wrong. Please try again in a moment.',
    es: 'Algo salió mal. Intente de nuevo en un momento.',
  },
} satisfies Texts;
