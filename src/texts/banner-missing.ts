import type { Texts } from '#domain/words.ts';

/** Beside the texts of impersonation: these are needed where the rest can't be fetched. */
export const bannerMissingTexts = {
  title: { en: 'You are acting as a member', es: 'Usted actúa como un miembro' },
  waiting: {
    en: 'We show the member’s pages as soon as you can stop acting from there …',
    es: 'Mostraremos las páginas del miembro en cuanto desde ahí pueda dejar de actuar …',
  },
  failed: {
    en: 'The banner with the button to stop did not load, so we show nothing of the member. Check your internet connection and try again, or log out.',
    es: 'No se cargó el aviso con el botón para dejar de actuar, así que no mostramos nada del miembro. Revise su conexión a internet e intente de nuevo, o cierre la sesión.',
  },
} satisfies Texts;
