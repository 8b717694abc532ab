import type { JourneyStep } from '#domain/steps.ts';
import type { Texts, Words } from '#domain/words.ts';

export const welcomeTexts = {
  title: { en: 'Welcome to Novi, {name}', es: 'Le damos la bienvenida a Novi, {name}' },
  titleWithoutName: { en: 'Welcome to Novi', es: 'Le damos la bienvenida a Novi' },
  lead: {
    en: 'We help you find out what your genes can tell about your health, with a person who explains it to you.',
    es: 'Le ayudamos a saber qué pueden decir sus genes sobre su salud, con una persona que se lo explica.',
  },
  whoTitle: { en: 'Who we are', es: 'Quiénes somos' },
  who: {
    en: 'Novi is a service for your genetic health. Our genetic counselors explain what your genes mean for you and your family. Each works in the states of their license. In step 2 we tell you if we have one for your state.',
    es: 'Novi es un servicio para su salud genética. Nuestros asesores genéticos le explican qué significan sus genes para usted y su familia. Cada uno trabaja en los estados de su licencia. En el paso 2 le decimos si tenemos uno para su estado.',
  },
  genes: {
    en: 'Genes are the instructions for your body. You got them from your parents. Some changes in a gene make an illness, such as a cancer, more likely. You decide at each step whether you go on.',
    es: 'Los genes son las instrucciones de su cuerpo. Los recibió de sus padres. Algunos cambios en un gen hacen más probable una enfermedad, como un cáncer. En cada paso usted decide si continúa.',
  },
  stepsTitle: { en: 'Your eight steps', es: 'Sus ocho pasos' },
  stepsLead: {
    en: 'About {minutes} minutes in all. Each step opens when the one before is done. Stop when you like: we save as you type, and you can go on later, also on another device.',
    es: 'Unos {minutes} minutos en total. Cada paso se abre al terminar el anterior. Pare cuando quiera: guardamos mientras escribe y puede seguir después, también en otro dispositivo.',
  },
  minutes: { en: '{minutes} min', es: '{minutes} min' },
  handTitle: { en: 'What to have ready', es: 'Qué tener a la mano' },
  handRelatives: {
    en: 'What you know about your relatives: their ages, their illnesses, and when these began. You may want to ask a parent.',
    es: 'Lo que sabe de sus familiares: sus edades, sus enfermedades y cuándo comenzaron. Quizá quiera preguntar a su madre o a su padre.',
  },
  handHealth: {
    en: 'What you know about your own illnesses and medicines.',
    es: 'Lo que sabe de sus propias enfermedades y medicinas.',
  },
  handAddress: {
    en: 'Your address for the test kit, and your code from an employer or partner, if you have one.',
    es: 'Su dirección para el kit de prueba, y su código de un empleador o socio, si tiene uno.',
  },
  unknown: {
    en: 'Don’t have it all? Start anyway. “I don’t know” is a good answer.',
    es: '¿No lo tiene todo? Comience de todos modos. “No lo sé” es una buena respuesta.',
  },
  begin: { en: 'Begin', es: 'Comenzar' },
  failedTitle: { en: 'We couldn’t continue', es: 'No pudimos continuar' },
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
    es: 'Usted dice qué datos de su expediente de salud se pueden compartir, con quién y hasta cuándo.',
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
