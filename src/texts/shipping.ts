import type { Texts } from '#domain/words.ts';

export const shippingTexts = {
  lead: {
    en: 'Follow your kit here. This page keeps itself up to date.',
    es: 'Siga su kit aquí. Esta página se actualiza sola.',
  },
  leadDone: {
    en: 'Your results are in. Here you see what happened, and when.',
    es: 'Sus resultados están listos. Aquí ve qué pasó y cuándo.',
  },
  leadOver: {
    en: 'This order is over. Here you see what happened.',
    es: 'Este pedido terminó. Aquí ve qué pasó.',
  },
  timeline: { en: 'Where your kit is', es: 'Dónde está su kit' },
  earlierKits: { en: 'What happened to the kit before', es: 'Qué pasó con el kit anterior' },
  timelineOver: { en: 'How it went', es: 'Cómo fue' },
  done: { en: 'Done', es: 'Listo' },
  now: { en: 'Now', es: 'Ahora' },
  later: { en: 'Still to come', es: 'Más adelante' },
  ended: { en: 'Ended', es: 'Terminado' },
  changed: { en: 'News about your kit: {title}. {meaning}', es: 'Novedades de su kit: {title}. {meaning}' },
  byMember: { en: 'by you', es: 'por usted' },
  byCareTeam: { en: 'by our care team', es: 'por nuestro equipo de atención' },
  byLab: { en: 'by the lab', es: 'por el laboratorio' },
  note: { en: 'Note:', es: 'Nota:' },
  noteInOther: { en: 'Note, in Spanish:', es: 'Nota, en inglés:' },
  failedTitle: { en: 'The lab needs a new sample', es: 'El laboratorio necesita una muestra nueva' },
  failedWhat: {
    en: 'This happens at times. It is nobody’s fault, and it says nothing about your genes.',
    es: 'Esto pasa a veces. No es culpa de nadie y no dice nada sobre sus genes.',
  },
  failedDo: {
    en: 'What to do: a new kit is on its way to the same address. Give a new sample when it arrives. You don’t have to order again, and you keep your place with us.',
    es: 'Qué hacer: un kit nuevo va en camino a la misma dirección. Cuando llegue, dé una muestra nueva. No tiene que pedirlo otra vez y su lugar con nosotros sigue igual.',
  },
  stopTitle: { en: 'Do you want to stop this order?', es: '¿Quiere detener este pedido?' },
  stopCan: {
    en: 'You can, until the lab has your sample. Write or call us, and say that you want to cancel your kit. We’ll do the rest. You don’t have to say why.',
    es: 'Puede hacerlo hasta que el laboratorio tenga su muestra. Escríbanos o llámenos y diga que quiere cancelar su kit. Nosotros hacemos lo demás. No tiene que decir por qué.',
  },
  stopCannot: {
    en: 'The lab has your sample, so the order can’t be canceled anymore. If you have second thoughts, call us. We’ll talk through what you want to know.',
    es: 'El laboratorio tiene su muestra, así que el pedido ya no se puede cancelar. Si tiene dudas, llámenos. Hablamos de lo que usted quiere saber.',
  },
  deniedNow: {
    en: 'What happens now: no kit is sent. Please talk with us first. We’ll tell you why, and look for another way with you. The same order would get the same answer.',
    es: 'Qué pasa ahora: no se envía ningún kit. Hable primero con nosotros, por favor. Le explicaremos por qué y buscaremos otra opción con usted. El mismo pedido tendría la misma respuesta.',
  },
  canceledNow: {
    en: 'What happens now: if a kit reaches you all the same, please don’t use it. When you are ready, you can order a new one.',
    es: 'Qué pasa ahora: si de todos modos recibe un kit, no lo use. Cuando quiera, puede pedir uno nuevo.',
  },
  foundTitle: { en: 'You already have an order', es: 'Ya tiene un pedido' },
  found: {
    en: 'It was made before, in another window or on another device. Nothing new was ordered: the kit goes to the address you gave then.',
    es: 'Se hizo antes, en otra ventana o en otro dispositivo. No se pidió nada nuevo: el kit va a la dirección que dio entonces.',
  },
  foundSee: { en: 'See that order', es: 'Ver ese pedido' },
  call: { en: 'Call us: {phone}', es: 'Llámenos: {phone}' },
  write: { en: 'Write to us', es: 'Escríbanos' },
  orderAgainAfter: { en: 'We have talked, and I want to order again', es: 'Ya hablamos y quiero pedir otra vez' },
  orderAgain: { en: 'Order a new kit', es: 'Pedir un kit nuevo' },
  noOrder: { en: 'There is no order yet', es: 'Aún no hay un pedido' },
  noOrderBody: {
    en: 'Order your kit first. Then you can follow it here.',
    es: 'Pida primero su kit. Después podrá seguirlo aquí.',
  },
  toOrder: { en: 'Order your kit', es: 'Pedir su kit' },
  notYet: {
    en: 'Continue opens when your kit is on its way',
    es: '“Continuar” se activa cuando su kit esté en camino',
  },
  ready: {
    en: 'You don’t have to wait for the results: you can book your visit now.',
    es: 'No hace falta esperar los resultados: ya puede reservar su cita.',
  },
  staleTitle: { en: 'This may not be the newest status', es: 'Quizá este no sea el estado más reciente' },
  stale: {
    en: 'We could not ask just now. We keep trying.',
    es: 'No pudimos consultar en este momento. Seguimos intentando.',
  },
} satisfies Texts;
