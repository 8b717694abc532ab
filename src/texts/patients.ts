import type { Texts } from '#domain/words.ts';

/** The list of a specialist's patients. */
export const patientListTexts = {
  title: { en: 'Your patients', es: 'Sus pacientes' },
  lead: {
    en: 'Everybody with whom you have a visit, ahead or past.',
    es: 'Todas las personas con quienes tiene una cita, próxima o pasada.',
  },
  search: { en: 'Search by name or e-mail', es: 'Buscar por nombre o correo' },
  sort: { en: 'Sort by', es: 'Ordenar por' },
  byName: { en: 'Last name', es: 'Apellidos' },
  byNextVisit: { en: 'Next visit', es: 'Próxima cita' },
  byLastVisit: { en: 'Last visit', es: 'Última cita' },
  looking: { en: 'Looking up your patients …', es: 'Buscando a sus pacientes …' },
  failed: { en: 'We could not load your patients', es: 'No pudimos cargar sus pacientes' },
  empty: { en: 'You have no patients yet', es: 'Aún no tiene pacientes' },
  emptyBody: {
    en: 'As soon as somebody books a visit with you, you will find them here.',
    es: 'En cuanto alguien reserve una cita con usted, aparecerá aquí.',
  },
  noneFound: { en: 'Nobody fits “{search}”', es: 'Nadie coincide con “{search}”' },
  noneFoundBody: {
    en: 'Look for a part of the name, or clear the search to see everybody.',
    es: 'Busque una parte del nombre, o borre la búsqueda para ver a todas las personas.',
  },
  clear: { en: 'Clear the search', es: 'Borrar la búsqueda' },
  one: { en: '1 patient', es: '1 paciente' },
  many: { en: '{total} patients', es: '{total} pacientes' },
  range: { en: '{from} to {to} of {total} patients', es: '{from} a {to} de {total} pacientes' },
  born: { en: 'Born', es: 'Nacimiento' },
  bornValue: { en: '{date} ({age} years)', es: '{date} ({age} años)' },
  bornUnknown: { en: 'Not on file', es: 'Sin registrar' },
  nextVisit: { en: 'Next visit', es: 'Próxima cita' },
  lastVisit: { en: 'Last visit', es: 'Última cita' },
  noVisit: { en: 'None', es: 'Ninguna' },
  pages: { en: 'Pages of the list', es: 'Páginas de la lista' },
  pageOf: { en: 'Page {page} of {pages}', es: 'Página {page} de {pages}' },
  previous: { en: 'Previous page', es: 'Página anterior' },
  next: { en: 'Next page', es: 'Página siguiente' },
} satisfies Texts;
