import { summaryHeadings } from '#domain/summary-headings.ts';
import type { PlanDoer, PlanItemStatus } from '#domain/visit-summary.ts';
import type { Texts, Words } from '#domain/words.ts';

export const consultSummaryTexts = {
  ...summaryHeadings,
  title: { en: 'After your visit', es: 'Después de su cita' },
  lead: {
    en: 'What you talked about, what was found, and what comes next.',
    es: 'De qué hablaron, qué se encontró y qué sigue.',
  },
  looking: { en: 'Looking up what your specialist wrote …', es: 'Buscando lo que escribió su especialista …' },
  print: { en: 'Print this summary', es: 'Imprimir este resumen' },
  toDashboard: { en: 'Go to your overview', es: 'Ir a su vista general' },

  visits: { en: 'Your visits', es: 'Sus citas' },
  visitOn: { en: 'Visit on {date}', es: 'Cita del {date}' },
  visitWithoutSummary: { en: 'Summary not written yet', es: 'El resumen aún no está escrito' },

  heading: { en: 'Your visit on {date}', es: 'Su cita del {date}' },
  writtenBy: {
    en: 'Written by {name}, genetic counselor, on {date}.',
    es: 'Escrito por {name}, asesoría genética, el {date}.',
  },
  changedBy: { en: 'Changed by {name} on {date}: {note}', es: 'Cambiado por {name} el {date}: {note}' },
  inEnglish: {
    en: 'Your specialist wrote this in English.',
    es: 'Su especialista escribió esto en inglés. Llámenos si quiere que se lo expliquemos en español.',
  },
  inSpanish: {
    en: 'Your specialist wrote this in Spanish. Call us if you want us to explain it in English.',
    es: 'Su especialista escribió esto en español.',
  },
  patientName: { en: 'Name', es: 'Nombre' },
  patientBorn: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  printedOn: { en: 'Printed on', es: 'Impreso el' },

  findings: { en: 'What we learned about you', es: 'Lo que supimos de usted' },

  plan: { en: 'Your care plan', es: 'Su plan de cuidados' },
  planLead: { en: 'Who does what, and by when.', es: 'Quién hace qué y para cuándo.' },
  planBy: { en: 'Planned with {name} on {date}', es: 'Acordado con {name} el {date}' },
  earlierPlan: { en: 'What the plan was before, from {date}', es: 'El plan anterior, del {date}' },
  noPlan: { en: 'There is no care plan yet.', es: 'Aún no hay un plan de cuidados.' },
  who: { en: 'Who', es: 'Quién' },
  when: { en: 'When', es: 'Cuándo' },
  itemStatus: { en: 'Status', es: 'Estado' },
  byDate: { en: 'by {date}', es: 'a más tardar el {date}' },

  noNext: { en: 'None is planned for now.', es: 'No hay ninguna prevista por ahora.' },
  nextNovi: { en: 'Visit with {name}', es: 'Cita con {name}' },
  nextNoviWhen: { en: '{day}, {time} ({zone})', es: '{day}, {time} ({zone})' },

  callSpecialist: {
    en: 'Questions about this summary or your plan? {name} is your specialist. Call or e-mail us, and we’ll pass it on.',
    es: '¿Tiene preguntas sobre este resumen o su plan? {name} es su especialista. Llámenos o escríbanos y se lo haremos llegar.',
  },
  emergencyTitle: { en: 'In an emergency', es: 'En una emergencia' },
  emergency: { en: 'Call 911 right away. Do not wait for us.', es: 'Llame al 911 de inmediato. No nos espere.' },
  distressTitle: { en: 'If it gets too much', es: 'Si siente que no puede más' },
  distress: {
    en: 'Call or text 988, day or night, and talk to somebody at once. It is free.',
    es: 'Llame al 988 y oprima el 2, o envíe AYUDA por mensaje de texto al 988, a cualquier hora. Es gratis.',
  },
  call911: { en: 'Call 911', es: 'Llamar al 911' },
  call988: { en: 'Call 988', es: 'Llamar al 988' },

  earlier: { en: 'What it said before', es: 'Lo que decía antes' },
  earlierVersion: { en: 'As written on {date}', es: 'Como se escribió el {date}' },

  more: { en: 'More about this', es: 'Más sobre esto' },
  tree: { en: 'See your family tree', es: 'Ver su árbol familiar' },
  healthAnswers: { en: 'See your health answers', es: 'Ver sus respuestas de salud' },

  emptyTitle: { en: 'Your summary will be here', es: 'Aquí estará su resumen' },
  emptyBody: {
    en: 'After your visit, your specialist writes down what you talked about, what was found and what comes next.',
    es: 'Después de su cita, su especialista escribe de qué hablaron, qué se encontró y qué sigue.',
  },
  emptyBefore: { en: 'Your visit is on {day} at {time}.', es: 'Su cita es el {day} ({time}).' },
  emptyNoVisit: { en: 'You have no visit booked yet.', es: 'Aún no tiene una cita reservada.' },
  seeVisit: { en: 'See your visit', es: 'Ver su cita' },
  bookVisit: { en: 'Choose a time', es: 'Elegir un horario' },
  goOn: { en: 'Continue with “{step}”', es: 'Seguir con “{step}”' },

  waitingTitle: { en: 'The summary is not written yet', es: 'El resumen aún no está escrito' },
  waitingBody: {
    en: 'Your visit was on {date}. {name} writes the summary, and it shows here as soon as it is done.',
    es: 'Su cita fue el {date}. {name} escribe el resumen y aparecerá aquí en cuanto esté listo.',
  },
  passedBody: {
    en: 'The time of your visit on {date} has passed. If you talked with {name}, the summary will show here. If not, choose another time.',
    es: 'La hora de su cita del {date} ya pasó. Si habló con {name}, el resumen aparecerá aquí. Si no, elija otro horario.',
  },
} satisfies Texts;

/** Who does what a plan says. */
export const doerTexts: Readonly<Record<PlanDoer, Words>> = {
  patient: { en: 'You', es: 'Usted' },
  specialist: { en: 'Your genetic counselor', es: 'Su asesor o asesora genética' },
  doctor: { en: 'Your doctor', es: 'Su médico o médica' },
};

/** How far something planned is. */
export const itemStatusTexts: Readonly<Record<PlanItemStatus, Words>> = {
  open: { en: 'To do', es: 'Pendiente' },
  done: { en: 'Done', es: 'Hecho' },
  dropped: { en: 'No longer planned', es: 'Ya no está previsto' },
};

/** What somebody says of something planned, as a button. */
export const itemMarkTexts: Readonly<Record<PlanItemStatus, Words>> = {
  open: { en: 'Open it again', es: 'Volver a abrir' },
  done: { en: 'Mark as done', es: 'Marcar como hecho' },
  dropped: { en: 'Drop it', es: 'Descartar' },
};
