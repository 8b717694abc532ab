import type { KitStatus } from '#domain/kit-status.ts';
import type { Texts, Words } from '#domain/words.ts';

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
      en: 'When it arrives, give your sample and mail it back. The lab is waiting for it.',
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
      en: 'Your specialist explains what they mean for you.',
      es: 'Su especialista le explica qué significan para usted.',
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
    en: 'The lab could not read your last sample. When the new kit arrives, give a new sample and mail it back.',
    es: 'El laboratorio no pudo leer su última muestra. Cuando llegue el kit nuevo, dé una muestra nueva y envíela por correo.',
  },
};

/** What comes next once the results are in, by how they lie with the visit and its summary. */
export const resultsTexts = {
  noVisit: {
    en: 'Book a visit, and a specialist goes over them with you.',
    es: 'Reserve una cita y un especialista los revisará con usted.',
  },
  beforeVisit: {
    en: 'Your specialist goes over them with you at your visit.',
    es: 'Su especialista los revisará con usted en su cita.',
  },
  writing: {
    en: 'Your specialist writes down what they mean for you.',
    es: 'Su especialista escribe qué significan para usted.',
  },
  explained: {
    en: 'Your summary says what they mean for you.',
    es: 'Su resumen dice qué significan para usted.',
  },
  afterVisit: {
    en: 'They came after your visit. Call us or book another visit to go over them.',
    es: 'Llegaron después de su cita. Llámenos o reserve otra cita para revisarlos.',
  },
} satisfies Texts;

export const kitTexts = {
  ordered: { en: 'Ordered', es: 'Pedido' },
  sentTo: { en: 'Sent to', es: 'Enviado a' },
  status: { en: 'Status', es: 'Estado' },
  looking: { en: 'Looking up your order …', es: 'Buscando su pedido …' },
} satisfies Texts;
