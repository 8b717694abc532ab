import type { Texts } from '#domain/words.ts';

/** The audit trail and its filters. */
export const auditTexts = {
  title: { en: 'Audit trail', es: 'Registro de auditoría' },
  lead: {
    en: 'What was done, and what was refused, newest first. Looking at it is written down, too.',
    es: 'Lo que se hizo y lo que se rechazó, lo más nuevo primero. Consultarlo también queda registrado.',
  },
  waiting: { en: 'Looking up the trail …', es: 'Buscando en el registro …' },
  empty: { en: 'Nothing in the trail matches these filters.', es: 'Nada del registro coincide con estos filtros.' },
  filters: { en: 'Filters', es: 'Filtros' },
  who: { en: 'Who did it', es: 'Quién lo hizo' },
  anybody: { en: 'Anybody', es: 'Cualquiera' },
  whose: { en: 'Whose record', es: 'De quién' },
  whoseHint: {
    en: 'Press a name in the list to see that person alone.',
    es: 'Pulse un nombre de la lista para ver solo a esa persona.',
  },
  everybody: { en: 'Everybody', es: 'Todos' },
  what: { en: 'What', es: 'Qué' },
  whatHint: { en: 'As it stands in the list.', es: 'Como está en la lista.' },
  outcome: { en: 'Outcome', es: 'Resultado' },
  both: { en: 'Done or refused', es: 'Hecho o rechazado' },
  done: { en: 'Done', es: 'Hecho' },
  refused: { en: 'Refused', es: 'Rechazado' },
  from: { en: 'From day', es: 'Desde el día' },
  to: { en: 'Up to day', es: 'Hasta el día' },
  clear: { en: 'Clear the filters', es: 'Quitar los filtros' },
  when: { en: 'When', es: 'Cuándo' },
  as: { en: 'as {name}', es: 'como {name}' },
  nobodyHere: { en: 'A command or the system', es: 'Un comando o el sistema' },
  record: { en: 'Record', es: 'Registro' },
  only: { en: 'Only {name}', es: 'Solo {name}' },
} satisfies Texts;
