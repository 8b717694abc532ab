import type { Texts } from '../../domain/words.ts';

export const shippingTexts = {
  lead: {
    en: 'Follow your kit here. This page keeps itself up to date.',
    es: 'Siga su kit aquí. Esta página se actualiza sola.',
  },
  timeline: { en: 'Where your kit is', es: 'Dónde está su kit' },
  done: { en: 'Done', es: 'Listo' },
  now: { en: 'Now', es: 'Ahora' },
  later: { en: 'Still to come', es: 'Más adelante' },
  ended: { en: 'Ended', es: 'Terminado' },
  changed: { en: 'News about your kit: {title}. {meaning}', es: 'Novedades de su kit: {title}. {meaning}' },
  byMember: { en: 'by you', es: 'por usted' },
  byCareTeam: { en: 'by our care team', es: 'por nuestro equipo de atención' },
  byLab: { en: 'by the lab', es: 'por el laboratorio' },
  note: { en: 'Note: {reason}', es: 'Nota: {reason}' },
  newKitTitle: { en: 'A new kit is on its way to you', es: 'Un kit nuevo va en camino' },
  newKit: {
    en: 'The lab could not read your first sample. This happens at times and says nothing about your genes. Please give a new sample.',
    es: 'El laboratorio no pudo leer su primera muestra. Esto pasa a veces y no dice nada sobre sus genes. Por favor, dé una muestra nueva.',
  },
  deniedNow: {
    en: 'What happens now: nothing is charged, and no kit is sent. We can tell you why and find another way with you. You can also order again.',
    es: 'Qué pasa ahora: no se cobra nada y no se envía ningún kit. Podemos explicarle por qué y buscar otro camino con usted. También puede hacer un pedido nuevo.',
  },
  canceledNow: {
    en: 'What happens now: if a kit reaches you all the same, please don’t use it. When you are ready, you can order a new one.',
    es: 'Qué pasa ahora: si de todos modos recibe un kit, no lo use. Cuando quiera, puede pedir uno nuevo.',
  },
  orderAgain: { en: 'Order a new kit', es: 'Pedir un kit nuevo' },
  noOrder: { en: 'There is no order yet', es: 'Aún no hay un pedido' },
  noOrderBody: {
    en: 'Order your kit first. Then you can follow it here.',
    es: 'Pida primero su kit. Después podrá seguirlo aquí.',
  },
  toOrder: { en: 'Order your kit', es: 'Pedir su kit' },
  howTitle: { en: 'How to give your sample', es: 'Cómo dar su muestra' },
  howLead: {
    en: 'It takes about five minutes. All you need is in the box.',
    es: 'Toma unos cinco minutos. Todo lo que necesita está en la caja.',
  },
  waitTitle: { en: 'Wait 30 minutes', es: 'Espere 30 minutos' },
  wait: {
    en: 'Do not eat, drink, smoke, chew gum or brush your teeth for half an hour.',
    es: 'No coma, beba, fume, mastique chicle ni se cepille los dientes durante media hora.',
  },
  fillTitle: { en: 'Fill the tube', es: 'Llene el tubo' },
  fill: {
    en: 'Let saliva (spit) run into the tube until it reaches the line. Bubbles do not count.',
    es: 'Deje caer saliva en el tubo hasta llegar a la línea. Las burbujas no cuentan.',
  },
  closeTitle: { en: 'Close it and shake', es: 'Ciérrelo y agítelo' },
  close: {
    en: 'Turn the cap until it is tight, then shake the tube for five seconds.',
    es: 'Gire la tapa hasta que quede firme y agite el tubo cinco segundos.',
  },
  mailTitle: { en: 'Mail it back', es: 'Envíelo por correo' },
  mail: {
    en: 'Write the date on the label, put the tube into the bag and the bag into the box. Postage is paid.',
    es: 'Escriba la fecha en la etiqueta, ponga el tubo en la bolsa y la bolsa en la caja. El envío ya está pagado.',
  },
  notYet: {
    en: 'Continue opens when your kit is on its way',
    es: '“Continuar” se activa cuando su kit esté en camino',
  },
  ready: {
    en: 'You need not wait for the results: you can book your visit now.',
    es: 'No hace falta esperar los resultados: ya puede reservar su cita.',
  },
  staleTitle: { en: 'This may not be the newest status', es: 'Este puede no ser el estado más reciente' },
  stale: {
    en: 'We could not ask just now. We keep trying.',
    es: 'No pudimos consultar en este momento. Seguimos intentando.',
  },
} satisfies Texts;
