import type { Texts, Words } from '#domain/words.ts';
import { summaryHeadings as headings } from '#domain/summary-headings.ts';

/** What a specialist reads while writing the summary of a visit, or the care plan. */
export const writingTexts = {
  summaryTitle: { en: 'Visit summary', es: 'Resumen de la cita' },
  planTitle: { en: 'Care plan', es: 'Plan de cuidados' },
  ofPatient: { en: '{what}: {patient}', es: '{what}: {patient}' },
  ofVisit: { en: 'Visit on {date}', es: 'Cita del {date}' },
  looking: { en: 'Looking up what you wrote …', es: 'Buscando lo que escribió …' },
  back: { en: 'Back to the record', es: 'Volver al expediente' },
  showRecord: { en: 'Show the record', es: 'Mostrar el expediente' },
  hideRecord: { en: 'Hide the record', es: 'Ocultar el expediente' },

  notFound: { en: 'There is no such visit', es: 'No existe esa cita' },
  notFoundBody: {
    en: 'This patient has no such visit. Choose a visit in the record.',
    es: 'Esta persona no tiene esa cita. Elija una cita en el expediente.',
  },
  notYours: { en: 'This visit is not yours to write about', es: 'No le toca escribir sobre esta cita' },
  notOpen: { en: 'You can’t write about this visit now', es: 'Ahora no puede escribir sobre esta cita' },

  language: { en: 'Language', es: 'Idioma' },
  languageHint: {
    en: 'In which the patient reads. Their headings follow their own page.',
    es: 'En el que lee la persona. Los títulos siguen su propia página.',
  },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  overviewHint: {
    en: 'For who reads nothing else. Two or three sentences.',
    es: 'Para quien no lea nada más. Dos o tres frases.',
  },
  outcome: { en: 'What the test has shown', es: 'Qué mostró la prueba' },
  resultText: { en: 'The result in plain words', es: 'El resultado en palabras sencillas' },
  relativesHint: {
    en: 'Who could have the same change, and what they can do.',
    es: 'Quién podría tener el mismo cambio y qué puede hacer.',
  },
  contactHint: {
    en: 'When they should call you. Emergency numbers stand there already.',
    es: 'Cuándo deben llamarle. Los números de emergencia ya están ahí.',
  },
  appointment: { en: 'Appointment {number}', es: 'Cita {number}' },
  addAppointment: { en: 'Add an appointment', es: 'Agregar una cita' },
  what: { en: 'What', es: 'Qué' },
  withWhom: { en: 'With whom', es: 'Con quién' },
  timing: { en: 'When, in words', es: 'Cuándo, en palabras' },
  onDate: { en: 'Date', es: 'Fecha' },
  dateWrong: { en: 'Check this date.', es: 'Revise esta fecha.' },
  remove: { en: 'Remove', es: 'Quitar' },
  moveUp: { en: 'Move up', es: 'Subir' },
  moveDown: { en: 'Move down', es: 'Bajar' },
  rowAction: { en: '{does}: {name}', es: '{does}: {name}' },
  rowMoved: {
    en: '{name} is at place {place} of {count} now.',
    es: '{name} está ahora en el lugar {place} de {count}.',
  },
  partNeeded: { en: 'Write this part.', es: 'Escriba esta parte.' },
  changeNote: { en: 'What you changed, and why', es: 'Qué cambió y por qué' },
  changeNoteHint: { en: 'The patient reads it.', es: 'La persona lo lee.' },
  dayOver: {
    en: 'This day is over. Choose a later one, or leave it empty.',
    es: 'Este día ya pasó. Elija uno posterior o déjelo vacío.',
  },
  blanksLeft: {
    en: 'Fill in or take out what is in [brackets].',
    es: 'Complete lo que está entre [corchetes], o quítelo.',
  },

  grade: { en: 'Reading grade: about {grade}', es: 'Nivel de lectura: alrededor de {grade}' },
  gradeHigh: {
    en: 'Reading grade: about {grade}. Aim for {highest} or lower. Hardest: “{sentence}”',
    es: 'Nivel de lectura: alrededor de {grade}. Busque {highest} o menos. Lo más difícil: “{sentence}”',
  },

  template: { en: 'Begin with a template', es: 'Empezar con una plantilla' },
  templateHint: {
    en: 'It fills in what is empty, and leaves what you wrote.',
    es: 'Rellena lo que está vacío y deja lo que escribió.',
  },
  templateInsert: { en: 'Fill in', es: 'Rellenar' },
  templateDone: { en: 'Filled in: {name}', es: 'Rellenado: {name}' },
  ownTemplates: { en: 'Your templates', es: 'Sus plantillas' },
  startTemplates: { en: 'To start with', es: 'Para empezar' },

  toPreview: { en: 'See it as the patient will', es: 'Ver como lo verá la persona' },
  previewTitle: { en: 'This is what the patient will see', es: 'Esto es lo que verá la persona' },
  previewBody: {
    en: 'Once signed, it stays as it is. A change later is another version, and both can be read.',
    es: 'Una vez firmado, queda como está. Un cambio posterior es otra versión, y ambas se pueden leer.',
  },
  previewButtons: {
    en: 'The plan’s buttons are shown as the patient has them. They work on the patient’s own page only.',
    es: 'Los botones del plan se muestran como los tiene la persona. Solo funcionan en su propia página.',
  },
  headingsInEnglish: {
    en: 'Headings and buttons are in English, the language of the patient’s e-mails. On their own page, they are in the language that is used there.',
    es: 'Los títulos y los botones están en inglés, el idioma de los correos de la persona. En su propia página están en el idioma que use allí.',
  },
  headingsInSpanish: {
    en: 'Headings and buttons are in Spanish, the language of the patient’s e-mails. On their own page, they are in the language that is used there.',
    es: 'Los títulos y los botones están en español, el idioma de los correos de la persona. En su propia página están en el idioma que use allí.',
  },
  sign: { en: 'Sign it', es: 'Firmar' },
  signing: { en: 'Signing …', es: 'Firmando …' },
  goOnWriting: { en: 'Go on writing', es: 'Seguir escribiendo' },
  signFailed: { en: 'It was not signed', es: 'No se firmó' },
  signUnsure: { en: 'We don’t know yet if it was signed', es: 'Aún no sabemos si se firmó' },
  notSaved: { en: 'It could not be saved. Please try again.', es: 'No se pudo guardar. Inténtelo de nuevo.' },

  signedTitle: { en: 'Signed', es: 'Firmado' },
  signedBody: {
    en: 'The patient can read it now. An e-mail tells them that something waits, and not what.',
    es: 'La persona ya puede leerlo. Un correo le avisa que algo le espera, sin decir qué.',
  },
  signedAs: { en: 'As the patient reads it:', es: 'Como lo lee la persona:' },
  amend: { en: 'Change it', es: 'Cambiarlo' },
  amending: {
    en: 'You are changing version {version}. The patient keeps both.',
    es: 'Está cambiando la versión {version}. La persona conserva ambas.',
  },

  overtakenTitle: { en: 'Something else was signed meanwhile', es: 'Mientras tanto se firmó otra cosa' },
  overtakenBody: {
    en: 'You have begun this from an older version. Nothing is overwritten. Choose what to go on with.',
    es: 'Usted empezó esto desde una versión anterior. No se sobrescribe nada. Elija con qué seguir.',
  },
  overtakenTheirs: { en: 'What is signed now', es: 'Lo que está firmado ahora' },
  keepMine: { en: 'Go on with mine, as a change of it', es: 'Seguir con lo mío, como cambio' },
  takeTheirs: { en: 'Give up mine', es: 'Descartar lo mío' },
  draftTheirs: { en: 'What the other one says:', es: 'Lo que dice lo otro:' },
  draftNothing: { en: 'The other one is empty.', es: 'Lo otro está vacío.' },

  write: { en: 'Write the summary', es: 'Escribir el resumen' },
  writeOn: { en: 'Change the summary', es: 'Cambiar el resumen' },
  planOn: { en: 'See or change the care plan', es: 'Ver o cambiar el plan de cuidados' },
  writePlan: { en: 'Write the care plan', es: 'Escribir el plan de cuidados' },
} satisfies Texts;

/** What a specialist reads while writing a care plan alone. */
export const planWritingTexts = {
  changing: {
    en: 'You are changing a plan that is signed. The patient keeps both.',
    es: 'Está cambiando un plan firmado. La persona conserva ambos.',
  },
  hasPlan: { en: 'There is a plan from {date}: {name}', es: 'Hay un plan del {date}: {name}' },
  hasPlanBody: {
    en: 'You can change that one. Both stay to be read. Or write one more plan below.',
    es: 'Puede cambiar ese. Ambos se podrán leer. O escriba otro plan abajo.',
  },
  changeThat: { en: 'Change that plan', es: 'Cambiar ese plan' },
  title: { en: 'Title', es: 'Título' },
  titleHint: { en: 'As “Your plan for the next year”.', es: 'Como “Su plan para el próximo año”.' },
  items: { en: 'What is planned', es: 'Qué se prevé' },
  item: { en: 'Item {number}', es: 'Punto {number}' },
  addItem: { en: 'Add an item', es: 'Agregar un punto' },
  what: { en: 'What to do', es: 'Qué hacer' },
  itemNeeded: {
    en: 'Say what there is to do, or remove this item.',
    es: 'Diga qué hay que hacer, o quite este punto.',
  },
  who: { en: 'Who does it', es: 'Quién lo hace' },
  nobody: { en: 'Not said', es: 'Sin decir' },
  patient: { en: 'The patient', es: 'La persona' },
  specialist: { en: 'You, the genetic counselor', es: 'Usted, asesoría genética' },
  doctor: { en: 'Their doctor', es: 'Su médico o médica' },
  dueOn: { en: 'Due on', es: 'Fecha límite' },
} satisfies Texts;

/** What the parts of the form are called: as the patient reads them, so that the form is known from the page. */
export const partLabels = {
  overview: headings.overview,
  reason: headings.reason,
  family_history: headings.familyHistory,
  medical_history: headings.medicalHistory,
  result_text: writingTexts.resultText,
  relatives: headings.relatives,
  contact_note: headings.call,
} satisfies Record<string, Words>;
