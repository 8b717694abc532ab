import type { JourneyStep } from '../../domain/steps.ts';
import type { Texts, Words } from '../../domain/words.ts';

export const welcomeTexts = {
  title: { en: 'Welcome to Novi, {name}', es: 'Le damos la bienvenida a Novi, {name}' },
  titleWithoutName: { en: 'Welcome to Novi', es: 'Le damos la bienvenida a Novi' },
  lead: {
    en: 'We help you find out what your genes can tell about your health, with a person who explains it to you.',
    es: 'Le ayudamos a saber qué pueden decir sus genes sobre su salud, con una persona que se lo explica.',
  },
  whoTitle: { en: 'Who we are', es: 'Quiénes somos' },
  who: {
    en: 'Novi is a genetic health service. Genes are the building plan of your body. You got them from your parents. Some changes in a gene make an illness, such as a cancer, more likely.',
    es: 'Novi es un servicio de salud genética. Los genes son el plan de construcción de su cuerpo. Los recibió de sus padres. Algunos cambios en un gen hacen más probable una enfermedad, como un cáncer.',
  },
  counselor: {
    en: 'We guide you to a genetic test and to a visit with a genetic counselor: a specialist who explains what genes mean for you and your family. You decide at each step whether you go on.',
    es: 'Le guiamos hasta una prueba genética y una cita con un asesor genético: un especialista que explica qué significan los genes para usted y su familia. En cada paso usted decide si continúa.',
  },
  stepsTitle: { en: 'Your eight steps', es: 'Sus ocho pasos' },
  stepsLead: {
    en: 'About {minutes} minutes of your time in all. You need not do it in one go: we save your answers as you type, and you can go on later, also on another device.',
    es: 'Unos {minutes} minutos de su tiempo en total. No tiene que hacerlo de una vez: guardamos sus respuestas mientras escribe y puede seguir después, también en otro dispositivo.',
  },
  handTitle: { en: 'What to have at hand', es: 'Qué tener a la mano' },
  handRelatives: {
    en: 'What you know about your relatives: how old they are or were, which illnesses they had, and at what age. You may want to ask a parent first.',
    es: 'Lo que sabe de sus familiares: qué edad tienen o tenían, qué enfermedades tuvieron y a qué edad. Quizá quiera preguntar antes a su madre o a su padre.',
  },
  handHealth: {
    en: 'What you know about your own health, such as illnesses and medicines.',
    es: 'Lo que sabe de su propia salud, como enfermedades y medicinas.',
  },
  handAddress: {
    en: 'Your home address. Your test kit comes by mail.',
    es: 'La dirección de su casa. Su kit de prueba llega por correo.',
  },
  handCode: {
    en: 'A code from your employer or another partner of ours, if they gave you one.',
    es: 'Un código de su empleador o de otro socio nuestro, si le dieron uno.',
  },
  unknown: {
    en: 'You don’t have it all? Begin anyway. “I don’t know” is a good answer.',
    es: '¿No lo tiene todo? Comience de todos modos. “No lo sé” es una buena respuesta.',
  },
  begin: { en: 'Begin', es: 'Comenzar' },
  failedTitle: { en: 'We could not go on', es: 'No pudimos continuar' },
} satisfies Texts;

/** What happens in each step, in a sentence. */
export const stepSentences: Readonly<Record<JourneyStep, Words>> = {
  welcome: { en: 'You read this page.', es: 'Usted lee esta página.' },
  eligibility: {
    en: 'Your name, date of birth and state tell us whether you can join.',
    es: 'Su nombre, fecha de nacimiento y estado nos dicen si puede participar.',
  },
  survey: {
    en: 'You tell us which illnesses there are in your family.',
    es: 'Nos cuenta qué enfermedades hay en su familia.',
  },
  'medical-history': { en: 'You answer questions about your own health.', es: 'Responde preguntas sobre su salud.' },
  'release-of-information': {
    en: 'You say which of your health records may be shared, with whom, and until when.',
    es: 'Usted dice cuáles de sus registros de salud se pueden compartir, con quién y hasta cuándo.',
  },
  'request-genetic-test-kit': {
    en: 'We explain the test. You decide, and order your kit.',
    es: 'Le explicamos la prueba. Usted decide y pide su kit.',
  },
  'shipping-genetic-test-kit': {
    en: 'You follow your kit and learn how to give your sample. The mail takes some days.',
    es: 'Sigue su kit y aprende cómo dar su muestra. El correo tarda algunos días.',
  },
  counseling: {
    en: 'You choose a time to talk with a genetic counselor, by video or phone.',
    es: 'Elige una hora para hablar con un asesor genético, por video o teléfono.',
  },
};
