import type { Texts } from '#domain/words.ts';

export const brokenTexts = {
  title: { en: 'This page did not load', es: 'Esta página no se cargó' },
  loadingTitle: { en: 'One moment', es: 'Un momento' },
  offline: {
    en: 'Check your internet connection, then load the page again. What you saved is kept.',
    es: 'Revise su conexión a internet y vuelva a cargar la página. Lo que guardó se conserva.',
  },
  broken: {
    en: 'Something went wrong on our side. Load the page again. If it happens again, write or call us. What you saved is kept.',
    es: 'Algo falló de nuestro lado. Vuelva a cargar la página. Si pasa otra vez, escríbanos o llámenos. Lo que guardó se conserva.',
  },
  gone: {
    en: 'A part of this page can’t be found on our side. We may be in the middle of an update. Wait a few minutes, then load the page again. What you saved is kept.',
    es: 'No encontramos una parte de esta página en nuestro sistema. Quizás lo estamos actualizando. Espere unos minutos y vuelva a cargar la página. Lo que guardó se conserva.',
  },
  fetching: { en: 'Getting the newest version of Novi …', es: 'Cargando la versión más reciente de Novi …' },
  trying: { en: 'Loading the page …', es: 'Cargando la página …' },
  again: { en: 'Load the page again', es: 'Volver a cargar la página' },
} satisfies Texts;
