import type { Texts } from '#domain/words.ts';

export const medicalHistoryTexts = {
  loading: { en: 'Getting the questions …', es: 'Buscando las preguntas …' },
  checkTitle: { en: 'Check your answers', es: 'Revise sus respuestas' },
  checkLead: {
    en: 'Look over your answers before you send them. You can change each one.',
    es: 'Revise sus respuestas antes de enviarlas. Puede cambiar cualquiera.',
  },
  sentTitle: { en: 'Your answers', es: 'Sus respuestas' },
  sentLead: {
    en: 'You sent these answers on {day}. You can still change them.',
    es: 'Usted envió estas respuestas el {day}. Todavía puede cambiarlas.',
  },
  unsent: { en: 'You have changes that are not sent yet', es: 'Tiene cambios que aún no se enviaron' },
  unsentBody: {
    en: 'Your specialist sees the answers you sent before, until you send these.',
    es: 'Su especialista ve las respuestas que envió antes, hasta que envíe estas.',
  },
  sentBefore: {
    en: 'You sent earlier answers on {days}. We keep those, too.',
    es: 'Usted envió respuestas anteriores el {days}. También las guardamos.',
  },
  send: { en: 'Send my answers', es: 'Enviar mis respuestas' },
  sending: { en: 'Sending your answers …', es: 'Enviando sus respuestas …' },
  notSent: { en: 'Your answers were not sent', es: 'Sus respuestas no se enviaron' },
  notOpened: {
    en: 'Your answers are sent, but the next step did not open',
    es: 'Sus respuestas se enviaron, pero el siguiente paso no se abrió',
  },
  missingTitle: { en: 'Some questions still need you', es: 'Algunas preguntas aún le esperan' },
  backToCheck: { en: 'Back to your answers', es: 'Volver a sus respuestas' },
} satisfies Texts;
