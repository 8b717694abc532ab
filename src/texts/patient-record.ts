import type { KitStatus } from '#domain/kit-status.ts';
import type { Texts, Words } from '#domain/words.ts';

/** The record of a patient as their specialist reads it. */
export const patientRecordTexts = {
  patient: { en: 'Patient', es: 'Paciente' },
  titleValue: { en: '{name}, {age} years', es: '{name}, {age} años' },
  looking: { en: 'Looking up the patient …', es: 'Buscando a la persona …' },
  failed: { en: 'We could not load the patient', es: 'No pudimos cargar los datos de la persona' },
  notYours: { en: 'This patient is not in your care', es: 'Esta persona no está a su cuidado' },
  notYoursBody: {
    en: 'You see the records of people with whom you have a visit. This address may be wrong, the visit may be canceled, or the account may be closed.',
    es: 'Usted ve los datos de las personas con quienes tiene una cita. La dirección puede ser errónea, la cita puede estar cancelada o la cuenta puede estar cerrada.',
  },
  toList: { en: 'See your patients', es: 'Ver sus pacientes' },
  parts: { en: 'Parts of the record', es: 'Partes del expediente' },
  markMissing: { en: 'something is missing', es: 'falta algo' },
  markNew: { en: 'new since the last visit', es: 'nuevo desde la última cita' },
  partFailed: { en: 'We could not load this part: {part}', es: 'No pudimos cargar esta parte: {part}' },
  partLooking: { en: 'Looking it up …', es: 'Buscando …' },

  overview: { en: 'Overview', es: 'Resumen' },
  pronouns: { en: 'Pronouns: {pronouns}', es: 'Pronombres: {pronouns}' },
  bornOn: { en: 'Born {date}', es: 'Nacimiento: {date}' },
  bornUnknown: { en: 'Date of birth not on file', es: 'Fecha de nacimiento sin registrar' },
  readsEnglish: { en: 'Reads English', es: 'Lee en inglés' },
  readsSpanish: { en: 'Reads Spanish', es: 'Lee en español' },
  nextVisit: { en: 'Next visit', es: 'Próxima cita' },
  lastVisit: { en: 'Last visit', es: 'Última cita' },
  geneChangesAndOwnCancers: { en: 'Gene changes and own cancers', es: 'Cambios genéticos y cáncer propio' },
  noneTold: { en: 'None told', es: 'No se contó ninguno' },
  openItem: { en: '1 item can’t be answered yet.', es: '1 pregunta aún no se puede responder.' },
  openItems: { en: '{count} items can’t be answered yet.', es: '{count} preguntas aún no se pueden responder.' },
  notSent: { en: 'Not sent yet', es: 'Aún no se ha enviado' },
  notBooked: { en: 'None booked', es: 'Ninguna reservada' },
  notOrdered: { en: 'Not ordered yet', es: 'Aún no se ha pedido' },
  since: { en: 'since {date}', es: 'desde el {date}' },
  stillMissing: { en: 'Still missing', es: 'Aún falta' },
  missingFamily: { en: 'The family history was not sent', es: 'No se ha enviado la historia familiar' },
  missingHealth: { en: 'The medical history was not sent', es: 'No se ha enviado la historia médica' },
  missingKit: { en: 'No test kit was ordered', es: 'No se ha pedido un kit de prueba' },
  missingSummary: { en: 'A visit is over and has no summary', es: 'Una cita terminó y no tiene resumen' },
  missingRelease: { en: 'Nobody was named to share with', es: 'No se ha dicho con quién compartir' },
  screenLink: { en: 'FHS-7', es: 'FHS-7' },

  contact: { en: 'How to reach them', es: 'Cómo contactar' },
  email: { en: 'E-mail', es: 'Correo' },
  emailNone: { en: 'No e-mail on file', es: 'Sin correo registrado' },
  phoneNone: { en: 'No phone on file', es: 'Sin teléfono registrado' },
  phone: { en: 'Phone', es: 'Teléfono' },
  phoneFirst: { en: 'try first', es: 'llamar primero' },
  mayText: { en: 'texts are fine', es: 'se permiten mensajes de texto' },
  noText: { en: 'no texts', es: 'sin mensajes de texto' },
  mayLeave: { en: 'messages are fine', es: 'se permiten mensajes de voz' },
  noLeave: { en: 'leave no message', es: 'no dejar mensajes de voz' },

  family: { en: 'Family', es: 'Familia' },
  tree: { en: 'Family tree', es: 'Árbol familiar' },
  openTree: { en: 'See it large', es: 'Ver en grande' },
  treeNone: {
    en: 'The patient has not sent a family history yet. What is still being filled in stays theirs.',
    es: 'Aún no ha enviado la historia familiar. Lo que todavía se está llenando sigue siendo privado.',
  },
  sentOn: { en: 'As the patient sent it on {date}.', es: 'Como se envió el {date}.' },
  sentBefore: { en: 'Sent before: {days}.', es: 'Enviado antes: {days}.' },
  screenNone: {
    en: 'There is no screen without a family history, and the patient has not sent one yet.',
    es: 'Sin historia familiar no hay cuestionario, y aún no se ha enviado.',
  },

  health: { en: 'Medical history', es: 'Historia médica' },
  healthNone: {
    en: 'The patient has not sent the medical history yet.',
    es: 'Aún no ha enviado la historia médica.',
  },

  visits: { en: 'Visits', es: 'Citas' },
  visitsNone: { en: 'There are no visits.', es: 'No hay citas.' },
  ahead: { en: 'Ahead', es: 'Próximas' },
  past: { en: 'Past', es: 'Pasadas' },
  visitWhen: { en: '{day}, {start} to {end} ({zone})', es: '{day}, de {start} a {end} ({zone})' },
  visitWith: { en: 'With {name}', es: 'Con {name}' },
  byPhone: { en: 'By phone: {phone}', es: 'Por teléfono: {phone}' },
  byVideo: { en: 'By video', es: 'Por video' },
  openVideo: { en: 'Open the video visit', es: 'Abrir la videollamada' },
  topic: { en: 'Wants to talk about: {topic}', es: 'Quiere hablar de: {topic}' },
  timePassed: {
    en: 'The time has passed; nobody has said what became of it',
    es: 'La hora ya pasó; nadie ha dicho qué ocurrió',
  },
  notWritten: { en: 'No summary is written yet.', es: 'Aún no hay un resumen.' },
  summary: { en: 'Summary of this visit', es: 'Resumen de esta cita' },
  summaryAsRead: { en: 'As the patient reads it.', es: 'Como lo lee el paciente.' },
  summaryBy: { en: 'Written by {name} on {date}.', es: 'Escrito por {name} el {date}.' },
  plans: { en: 'Care plans ({count})', es: 'Planes de cuidados ({count})' },
  plansNone: { en: 'No care plan is written yet.', es: 'Aún no hay un plan de cuidados.' },

  kit: { en: 'Test kit', es: 'Kit de prueba' },
  kitNone: { en: 'No kit was ordered yet.', es: 'Aún no se ha pedido un kit.' },
  kitOrdered: { en: 'Ordered on {date}', es: 'Pedido el {date}' },
  kitChange: { en: '{title}: {at}, {by}', es: '{title}: {at}, {by}' },
  kitReason: { en: 'Note: {reason}', es: 'Nota: {reason}' },
  kitEarlier: { en: 'Earlier order', es: 'Pedido anterior' },

  releases: { en: 'Release forms', es: 'Autorizaciones' },
  releasesNone: { en: 'No release is signed yet.', es: 'Aún no hay autorizaciones firmadas.' },
  sharesWithNobody: {
    en: 'Shares with nobody (decided on {date}). Share nothing.',
    es: 'No comparte con nadie (decidido el {date}). No comparta nada.',
  },
  releaseDates: { en: 'Signed on {signed}, good until {until}', es: 'Firmada el {signed}, válida hasta el {until}' },
  releaseWhat: { en: 'What may be shared: {what}', es: 'Qué se puede compartir: {what}' },
  releaseWhy: { en: 'What for: {why}', es: 'Para qué: {why}' },
  revokedOn: { en: 'Taken back on {date}. Share nothing more.', es: 'Retirada el {date}. No comparta nada más.' },
  expiredOn: { en: 'It has ended. Share nothing more.', es: 'Ya terminó. No comparta nada más.' },

  byLetter: { en: 'Record a letter that takes it back', es: 'Registrar una carta que la retira' },
  byLetterOf: { en: 'Record a letter that takes back: {recipient}', es: 'Registrar una carta que retira: {recipient}' },
  letterLead: {
    en: 'From the moment you record it, nothing may be shared under this form. It can’t be undone.',
    es: 'Desde que la registre, no se puede compartir nada con esta autorización. No se puede deshacer.',
  },
  letterCame: { en: 'When did the letter come?', es: '¿Cuándo llegó la carta?' },
  letterSave: { en: 'Record the letter', es: 'Registrar la carta' },
  letterNot: { en: 'Don’t record it', es: 'No registrarla' },
  letterFailed: { en: 'The letter was not recorded', es: 'La carta no se registró' },
  letterOn: { en: 'By a letter that came on {date}.', es: 'Por una carta que llegó el {date}.' },

  access: { en: 'Access', es: 'Acceso' },
  accessTitle: { en: 'Who acted for the patient', es: 'Quién actuó por la persona' },
  accessLead: {
    en: 'Staff who worked in the patient’s account to help. They can’t sign, agree to the test or change how the patient signs in.',
    es: 'Personal que trabajó en la cuenta para ayudar. No puede firmar, aceptar la prueba ni cambiar cómo inicia sesión.',
  },
  accessNobody: { en: 'Nobody has acted for the patient.', es: 'Nadie ha actuado por la persona.' },

  documents: { en: 'Documents', es: 'Documentos' },
  documentsNone: { en: 'There are no documents yet.', es: 'Aún no hay documentos.' },
} satisfies Texts;

/** What the status of an order is called for those who care for the patient. */
export const kitStatusForCareTeam: Readonly<Record<KitStatus, Words>> = {
  SUBMITTED: { en: 'Ordered', es: 'Pedido' },
  'CLINICIAN REVIEW': { en: 'In clinician review', es: 'En revisión clínica' },
  APPROVED: { en: 'Approved', es: 'Aprobado' },
  'AWAITING SAMPLE': { en: 'Kit sent, waiting for the sample', es: 'Kit enviado, se espera la muestra' },
  ANALYZING: { en: 'Sample at the lab', es: 'Muestra en el laboratorio' },
  COMPLETED: { en: 'Results are in', es: 'Resultados listos' },
  DENIED: { en: 'Not approved', es: 'No aprobado' },
  CANCELED: { en: 'Canceled', es: 'Cancelado' },
};

export const sampleFailedForCareTeam: Words = {
  en: 'Sample failed, a new kit was sent',
  es: 'La muestra falló, se envió un kit nuevo',
};

/** Who changed an order. */
export const kitChangers = {
  member: { en: 'by the patient', es: 'por el paciente' },
  'care-team': { en: 'by the care team', es: 'por el equipo de atención' },
  lab: { en: 'by the lab', es: 'por el laboratorio' },
} satisfies Texts;
