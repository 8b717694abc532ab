import type { Texts } from '../../domain/words.ts';

export const consultSummaryTexts = {
  title: { en: 'After your visit', es: 'Después de su cita' },
  lead: {
    en: 'What your specialist wrote for you, and what you planned together.',
    es: 'Lo que su especialista escribió para usted y lo que planearon juntos.',
  },
  looking: { en: 'Looking up what your specialist wrote …', es: 'Buscando lo que escribió su especialista …' },
  summary: { en: 'Summary of your visit on {day}', es: 'Resumen de su cita del {day}' },
  writtenBy: { en: 'Written by {name}', es: 'Escrito por {name}' },
  plan: { en: 'Your care plan', es: 'Su plan de cuidados' },
  planLead: {
    en: 'A care plan is a list of next steps for your health.',
    es: 'Un plan de cuidados es una lista de próximos pasos para su salud.',
  },
  planBy: { en: 'By {name}, {date}', es: 'Por {name}, {date}' },
  noPlan: { en: 'There is no care plan yet.', es: 'Aún no hay un plan de cuidados.' },
  noSummary: {
    en: 'Your specialist has not written the summary yet.',
    es: 'Su especialista aún no ha escrito el resumen.',
  },
  emptyTitle: { en: 'There is nothing here yet', es: 'Aún no hay nada aquí' },
  emptyBefore: {
    en: 'Your visit is on {day}. After it, your specialist writes a summary and a plan for you. You will find both here.',
    es: 'Su cita es el {day}. Después, su especialista escribe un resumen y un plan para usted. Encontrará ambos aquí.',
  },
  emptyNoVisit: {
    en: 'After your visit, your specialist writes a summary and a plan for you. You will find both here.',
    es: 'Después de su cita, su especialista escribe un resumen y un plan para usted. Encontrará ambos aquí.',
  },
  toDashboard: { en: 'Go to your overview', es: 'Ir a su resumen general' },
  questions: { en: 'Do you have questions about it?', es: '¿Tiene preguntas al respecto?' },
} satisfies Texts;
