import type { Texts } from '#domain/words.ts';

/** Kits by status, and members by step. */
export const numberTexts = {
  kitsTitle: { en: 'Test kits', es: 'Kits de prueba' },
  kitsLead: { en: 'The longest in their status stand first.', es: 'Primero, los que más llevan en su estado.' },
  kitsWaiting: { en: 'Looking up the kits …', es: 'Buscando los kits …' },
  kitsEmpty: { en: 'No order has this status.', es: 'Ningún pedido tiene este estado.' },
  status: { en: 'Status', es: 'Estado' },
  everyStatus: { en: 'Every status', es: 'Todos los estados' },
  whose: { en: 'Member', es: 'Miembro' },
  since: { en: 'Since', es: 'Desde' },
  ordered: { en: 'Ordered', es: 'Pedido' },
  stepsTitle: { en: 'Members by step', es: 'Miembros por paso' },
  stepsLead: { en: 'Where {total} members stand now.', es: 'Dónde están ahora {total} miembros.' },
  stepsWaiting: { en: 'Counting members …', es: 'Contando miembros …' },
  step: { en: 'Step', es: 'Paso' },
  members: { en: 'Members', es: 'Miembros' },
  saveNumbers: { en: 'Save these numbers as a file', es: 'Guardar estos números como archivo' },
  numbersSaved: {
    en: 'For the pictures of the flows. A group of fewer than {fewest} is not in it.',
    es: 'Para las imágenes de los flujos. Un grupo de menos de {fewest} no aparece.',
  },
  share: { en: 'Share', es: 'Parte' },
} satisfies Texts;
