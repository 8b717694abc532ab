import type { KitStatus } from '../../domain/kit-status.ts';
import type { Texts, Words } from '../../domain/words.ts';

/** What each status of an order is called, and what it means for the member. */
export const kitStatusTexts: Readonly<Record<KitStatus, { title: Words; meaning: Words }>> = {
  SUBMITTED: {
    title: { en: 'We have your order', es: 'Tenemos su pedido' },
    meaning: {
      en: 'Next, a clinician looks at it. A clinician is a licensed health professional.',
      es: 'A continuación lo revisa un profesional clínico, es decir, un profesional de la salud con licencia.',
    },
  },
  'CLINICIAN REVIEW': {
    title: { en: 'A clinician checks your order', es: 'Un profesional clínico revisa su pedido' },
    meaning: {
      en: 'They make sure that this test is right for you. This often takes one or two days.',
      es: 'Se asegura de que esta prueba sea la adecuada para usted. Suele tardar uno o dos días.',
    },
  },
  APPROVED: {
    title: { en: 'Your order is approved', es: 'Su pedido está aprobado' },
    meaning: { en: 'We are packing your kit.', es: 'Estamos preparando su kit.' },
  },
  'AWAITING SAMPLE': {
    title: { en: 'Your kit is on its way to you', es: 'Su kit va en camino' },
    meaning: {
      en: 'When it is there, give your sample and mail it back. The lab is waiting for it.',
      es: 'Cuando llegue, dé su muestra y envíela por correo. El laboratorio la espera.',
    },
  },
  ANALYZING: {
    title: { en: 'The lab has your sample', es: 'El laboratorio tiene su muestra' },
    meaning: {
      en: 'The lab reads your genes. This often takes two to three weeks.',
      es: 'El laboratorio lee sus genes. Suele tardar de dos a tres semanas.',
    },
  },
  COMPLETED: {
    title: { en: 'Your results are in', es: 'Sus resultados están listos' },
    meaning: {
      en: 'Your specialist goes over them with you at your visit.',
      es: 'Su especialista los revisa con usted en su cita.',
    },
  },
  DENIED: {
    title: { en: 'Your order was not approved', es: 'Su pedido no fue aprobado' },
    meaning: {
      en: 'The clinician found that this test is not right for you as ordered.',
      es: 'El profesional clínico consideró que esta prueba, tal como se pidió, no es la adecuada para usted.',
    },
  },
  CANCELED: {
    title: { en: 'Your order was canceled', es: 'Su pedido fue cancelado' },
    meaning: { en: 'No kit will be sent for this order.', es: 'No se enviará ningún kit por este pedido.' },
  },
};

/** The same for a kit that goes out because the lab could not read the first sample. */
export const newKitTexts: Readonly<{ title: Words; meaning: Words }> = {
  title: { en: 'A new kit is on its way to you', es: 'Un kit nuevo va en camino' },
  meaning: {
    en: 'The lab could not read your last sample. When the new kit is there, give a new sample and mail it back.',
    es: 'El laboratorio no pudo leer su última muestra. Cuando llegue el kit nuevo, dé una muestra nueva y envíela por correo.',
  },
};

export const kitTexts = {
  ordered: { en: 'Ordered', es: 'Pedido' },
  sentTo: { en: 'Sent to', es: 'Enviado a' },
  status: { en: 'Status', es: 'Estado' },
  looking: { en: 'Looking up your order …', es: 'Buscando su pedido …' },
} satisfies Texts;
