import type { Texts } from '#domain/words.ts';

export const impersonationTexts = {
  banner: { en: 'Acting as a member', es: 'Actuando como miembro' },
  who: { en: '{admin} is acting as {member}.', es: '{admin} actúa como {member}.' },
  whoUnnamed: { en: '{admin} is acting as a member.', es: '{admin} actúa como un miembro.' },
  until: { en: 'This ends by {time}.', es: 'Hora límite: {time}' },
  stop: { en: 'Stop Impersonating', es: 'Dejar de actuar como miembro' },
  stopTitle: { en: 'Stop Impersonating', es: 'Dejar de actuar como miembro' },
  stopLead: {
    en: 'Your work is saved. Then we sign you out and take you back to the admin site.',
    es: 'Su trabajo se guarda. Luego cerramos la sesión y le llevamos de vuelta al sitio de administración.',
  },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  stopping: { en: 'Stopping …', es: 'Terminando …' },
  error: { en: 'Error: {message}', es: 'Error: {message}' },
  unsaved: {
    en: 'Some of what you typed last could not be saved.',
    es: 'No se pudo guardar todo lo último que escribió.',
  },
  endedTitle: { en: 'Impersonation Ended', es: 'Ya no actúa como miembro' },
  endedLead: {
    en: 'You are no longer acting as a member. We sign you out and take you back to the admin site.',
    es: 'Cerramos la sesión y le llevamos de vuelta al sitio de administración.',
  },
  endedIn: { en: 'You are signed out in {seconds} seconds.', es: 'La sesión se cierra en {seconds} segundos.' },
  endedInOne: { en: 'You are signed out in 1 second.', es: 'La sesión se cierra en 1 segundo.' },
  endedNow: { en: 'Signing you out …', es: 'Cerrando la sesión …' },
  onlyInPersonTitle: { en: 'Only the member can do this', es: 'Solo el miembro puede hacer esto' },
  cantSign: {
    en: 'You are acting as a member. Only they can sign a release or take one back. You can read what is here.',
    es: 'Usted actúa como un miembro. Solo esa persona puede firmar o revocar una autorización. Puede leer lo que hay aquí.',
  },
  cantDecideSharing: {
    en: 'You are acting as a member. Only they can decide to share with nobody. You can fill in the form with them.',
    es: 'Usted actúa como un miembro. Solo esa persona puede decidir no compartir con nadie. Puede completar el formulario con ella.',
  },
  cantSignForm: {
    en: 'You are acting as a member. You can fill in this form with them. It is kept as a draft, and only they can sign it.',
    es: 'Usted actúa como un miembro. Puede completar este formulario con esa persona. Se guarda como borrador y solo esa persona puede firmarlo.',
  },
  cantOrder: {
    en: 'You are acting as a member. Only they can agree to the test and order the kit. You can read what is here.',
    es: 'Usted actúa como un miembro. Solo esa persona puede aceptar la prueba y pedir el kit. Puede leer lo que hay aquí.',
  },
} satisfies Texts;
