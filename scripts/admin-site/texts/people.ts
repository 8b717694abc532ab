import type { Texts } from '#domain/words.ts';

/** Who works here, and what an admin does about a person's sessions. */
export const peopleTexts = {
  staffTitle: { en: 'Staff', es: 'Personal' },
  staffLead: {
    en: 'Roles are given and taken on the server, by a command.',
    es: 'Los roles se dan y se quitan en el servidor, con un comando.',
  },
  staffWaiting: { en: 'Looking up the staff …', es: 'Buscando al personal …' },
  staffEmpty: { en: 'Nobody works here yet.', es: 'Aún no hay personal.' },
  name: { en: 'Name', es: 'Nombre' },
  email: { en: 'E-mail', es: 'Correo' },
  role: { en: 'Role', es: 'Rol' },
  state: { en: 'Account', es: 'Cuenta' },
  sessions: { en: 'Sessions', es: 'Sesiones' },
  specialist: { en: 'Specialist', es: 'Especialista' },
  nurse: { en: 'Nurse', es: 'Enfermería' },
  admin: { en: 'Admin', es: 'Administración' },
  open: { en: 'Open', es: 'Abierta' },
  disabled: { en: 'Shut', es: 'Cerrada' },
  search: { en: 'Search by name or e-mail', es: 'Buscar por nombre o correo' },
  noneFound: { en: 'Nobody of the staff matches your search.', es: 'Nadie del personal coincide con su búsqueda.' },
  since: { en: 'Signed out everywhere on {moment}', es: 'Sesiones cerradas: {moment}' },
  signOut: { en: 'Sign out everywhere', es: 'Cerrar todas las sesiones' },
  signOutOf: { en: 'Sign out everywhere: {name}', es: 'Cerrar todas las sesiones: {name}' },
  signOutTitle: { en: 'Sign out {name} everywhere?', es: '¿Cerrar todas las sesiones de {name}?' },
  signOutLead: {
    en: 'Every phone and computer on which they are signed in asks for the password again. Nothing they saved is lost.',
    es: 'Cada teléfono y computadora donde tienen la sesión abierta pedirá de nuevo la contraseña. No se pierde nada guardado.',
  },
  signingOut: { en: 'Signing out …', es: 'Cerrando sesiones …' },
  signedOut: { en: 'Signed out everywhere.', es: 'Sesiones cerradas.' },
  signOutFailed: { en: 'We could not sign them out', es: 'No pudimos cerrar las sesiones' },
} satisfies Texts;
