import type { Texts } from '#domain/words.ts';

/** The page on which the questions are chosen. */
export const askTexts = {
  title: { en: 'Ask a relative', es: 'Preguntar a un familiar' },
  lead: {
    en: 'Make a list of questions for someone who may know more. It says nothing about anyone’s health: the questions are the same for everyone.',
    es: 'Haga una lista de preguntas para alguien que quizá sepa más. No dice nada de la salud de nadie: cada pregunta es igual para todos.',
  },
  link: { en: 'Ask a relative', es: 'Preguntar a un familiar' },
  linkHint: {
    en: 'You don’t know some of this? Make a list of questions to print or to send.',
    es: '¿No sabe algo de esto? Haga una lista de preguntas para imprimir o enviar.',
  },
  about: { en: 'Who do you want to ask about?', es: '¿Sobre quién quiere preguntar?' },
  aboutHint: {
    en: 'We chose the people we still have questions about. Only you see which questions.',
    es: 'Elegimos a quienes aún tienen algo sin responder. Solo usted ve qué falta.',
  },
  stillOpen: { en: 'Still open: {what}', es: 'Falta: {what}' },
  conditions: { en: 'if they have been ill', es: 'si ha tenido enfermedades' },
  details: { en: 'more about an illness', es: 'más sobre una enfermedad' },
  age: { en: 'age, and if still living', es: 'la edad y si aún vive' },
  adoption: { en: 'if adopted', es: 'si hubo adopción' },
  questions: { en: 'Which questions?', es: '¿Qué preguntas?' },
  names: { en: 'Add names (optional)', es: 'Agregar nombres (opcional)' },
  namesHint: {
    en: 'The list has no names, unless you type them here. We do not keep them.',
    es: 'La lista no tiene nombres, a menos que los escriba aquí. No los guardamos.',
  },
  language: { en: 'Language of the list', es: 'Idioma de la lista' },
  english: { en: 'English', es: 'English' },
  spanish: { en: 'Español', es: 'Español' },
  preview: { en: 'Your list', es: 'Su lista' },
  empty: {
    en: 'Choose at least one question, and your list shows here.',
    es: 'Elija al menos una pregunta y su lista se verá aquí.',
  },
  print: { en: 'Print', es: 'Imprimir' },
  share: { en: 'Share', es: 'Compartir' },
  copy: { en: 'Copy as text', es: 'Copiar como texto' },
  copied: { en: 'The list is copied.', es: 'Se copió la lista.' },
  copyFailed: {
    en: 'Your browser did not let us copy. Select the list and copy it yourself.',
    es: 'Su navegador no permitió copiar. Seleccione la lista y cópiela usted.',
  },
  shareFailed: {
    en: 'Your browser did not let us share. Copy the list as text, and paste it into a message.',
    es: 'Su navegador no permitió compartir. Copie la lista como texto y péguela en un mensaje.',
  },
  pauseTitle: { en: 'Take a break', es: 'Haga una pausa' },
  pauseLead: {
    en: 'All that you typed is saved. Come back when you have the answers, and pick up where you left off.',
    es: 'Todo lo que escribió está guardado. Vuelva cuando tenga las respuestas y siga donde se quedó.',
  },
  pause: { en: 'Pause for now', es: 'Pausar por ahora' },
} satisfies Texts;

/** What the list says. It goes to people who have never heard of Novi, and stands for itself. */
export const askedTexts = {
  title: { en: 'Questions about our family’s health', es: 'Preguntas sobre la salud de nuestra familia' },
  why: {
    en: 'I am writing down our family’s health history for a visit with a genetic counselor. A genetic counselor helps people learn which illnesses run in a family. Can you help me with what you know?',
    es: 'Estoy anotando la historia de salud de nuestra familia para una cita con un asesor genético. Un asesor genético ayuda a saber qué enfermedades se repiten en una familia. ¿Me ayuda con lo que sepa?',
  },
  voluntary: {
    en: 'You choose what you want to tell. You can leave out any question, and “I don’t know” is a good answer.',
    es: 'Usted decide qué quiere contar. Puede dejar cualquier pregunta sin responder, y “No lo sé” es una buena respuesta.',
  },
  how: {
    en: 'Please tell me in person or by phone, or write on this page and give it to me. Please don’t post it where others can read it.',
    es: 'Cuéntemelo en persona o por teléfono, o escriba en esta hoja y démela. Por favor, no lo publique donde otros puedan leerlo.',
  },
  mine: { en: 'My {kind}', es: 'Mi {kind}' },
  maternal: { en: 'My {kind} on my mother’s side', es: 'Mi {kind} por parte de mi madre' },
  paternal: { en: 'My {kind} on my father’s side', es: 'Mi {kind} por parte de mi padre' },
  partner: { en: 'The other parent of my child', es: 'La otra madre o el otro padre de mi hijo' },
  named: { en: '{name}: {who}', es: '{name}: {who}' },
  numbered: { en: '{who} ({number})', es: '{who} ({number})' },
  family: { en: 'Our whole family', es: 'Toda nuestra familia' },
  thanks: { en: 'Thank you for your help!', es: '¡Gracias por su ayuda!' },
} satisfies Texts;

/** The questions that can be asked, alike about everybody who is chosen. */
export const questionTexts = {
  health: {
    en: 'Has this person ever had cancer, or another illness that runs in families? Which one, and at about what age?',
    es: '¿Esta persona ha tenido cáncer u otra enfermedad que se repite en las familias? ¿Cuál, y más o menos a qué edad?',
  },
  cancer: {
    en: 'If it was cancer: where in the body did it begin? Was it on both sides, as in both breasts? Did this person have it again later, as a new cancer?',
    es: 'Si fue cáncer: ¿en qué parte del cuerpo comenzó? ¿Fue en ambos lados, como en los dos senos? ¿Lo tuvo otra vez después, como un cáncer nuevo?',
  },
  age: {
    en: 'How old is this person now? If they have died: at about what age?',
    es: '¿Qué edad tiene ahora esta persona? Si ya falleció: ¿más o menos a qué edad?',
  },
  origins: {
    en: 'Where did our grandparents come from, and their parents?',
    es: '¿De dónde venían nuestros abuelos, y los padres de ellos?',
  },
  adoption: {
    en: 'Was anybody adopted, into our family or by another one?',
    es: '¿Alguien fue adoptado o adoptada, por nuestra familia o por otra?',
  },
  geneTest: {
    en: 'Has anybody had a test of their genes? What did it find?',
    es: '¿Alguien se ha hecho una prueba genética? ¿Qué encontró?',
  },
  others: {
    en: 'Is there anybody in our family whom I don’t know of?',
    es: '¿Hay alguien en nuestra familia de quien yo no sepa?',
  },
} satisfies Texts;
