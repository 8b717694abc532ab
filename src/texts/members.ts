import type { Texts } from '#domain/words.ts';

/** `/members`: what Novi is for the people who take part. */
export const membersTexts = {
  lead: {
    en: 'Novi helps you find out what your genes can say about your health. You take one step at a time, and a person explains what it means.',
    es: 'Novi le ayuda a saber qué pueden decir sus genes sobre su salud. Usted da un paso a la vez, y una persona le explica qué significa.',
  },
  whoTitle: { en: 'Who Novi is for', es: 'Para quién es Novi' },
  whoFamily: {
    en: 'You have seen cancer or another illness in your family. You wonder what your own risk is.',
    es: 'Ha visto cáncer u otra enfermedad en su familia. Se pregunta cuál es su propio riesgo.',
  },
  whoKnow: {
    en: 'You would rather know early, so that you and your doctor can plan.',
    es: 'Prefiere saberlo pronto, para planear con su médico.',
  },
  whoAdult: {
    en: 'You are 18 or older. You live in a state that we serve, or an employer or health plan covers you.',
    es: 'Tiene 18 años o más. Vive en un estado que atendemos, o le cubre un empleador o un plan de salud.',
  },
  whoUnsure: {
    en: 'Don’t know much about your family? That’s fine. “I don’t know” is a good answer.',
    es: '¿Sabe poco de su familia? No importa. “No lo sé” es una buena respuesta.',
  },
  welcomeStep: {
    en: 'You read what happens and what to have ready.',
    es: 'Lee qué va a pasar y qué tener a la mano.',
  },
  testTitle: {
    en: 'What a genetic test can say, and what it can’t',
    es: 'Lo que una prueba genética dice y lo que no',
  },
  canTitle: { en: 'What it can say', es: 'Lo que puede decir' },
  canRisk: {
    en: 'Whether the genes we look at have a change that makes an illness, such as some cancers, more likely.',
    es: 'Si los genes que analizamos tienen un cambio que hace más probable una enfermedad, como algunos tipos de cáncer.',
  },
  canPlan: {
    en: 'What you may want to talk about with your doctor, such as earlier or more frequent checks.',
    es: 'De qué le conviene hablar con su médico, como hacerse revisiones antes o más seguido.',
  },
  canFamily: {
    en: 'Something about your relatives, too, because families share genes.',
    es: 'También algo sobre sus familiares, porque las familias comparten genes.',
  },
  cantTitle: { en: 'What it can’t say', es: 'Lo que no puede decir' },
  cantIll: {
    en: 'That you are ill, or that you will be. A higher risk is not an illness.',
    es: 'Que usted está enfermo o que lo estará. Un riesgo mayor no es una enfermedad.',
  },
  cantSafe: {
    en: 'That you are safe. Most cancers have other causes, so the checks that your doctor advises still matter.',
    es: 'Que está a salvo. La mayoría de los cánceres tienen otras causas, así que las revisiones que aconseja su médico siguen siendo importantes.',
  },
  cantClear: {
    en: 'A clear answer every time. Sometimes a change is found, and nobody knows yet what it means.',
    es: 'Una respuesta clara siempre. A veces se encuentra un cambio y nadie sabe todavía qué significa.',
  },
  explainTitle: { en: 'A person explains your result', es: 'Una persona le explica su resultado' },
  explain: {
    en: 'You talk with a genetic counselor. This is a person who can say what genes mean for your health and your family. A visit takes {minutes} minutes, by video or by phone, at a time that you choose.',
    es: 'Usted habla con un asesor genético. Es una persona que puede decirle qué significan los genes para su salud y su familia. La cita dura {minutes} minutos, por video o por teléfono, a la hora que usted elija.',
  },
  explainAfter: {
    en: 'After the visit, you can read in your account what you talked about and what to do next.',
    es: 'Después de la cita, puede leer en su cuenta de qué hablaron y cuáles son los siguientes pasos.',
  },
  privacyTitle: { en: 'What is yours stays yours', es: 'Lo suyo sigue siendo suyo' },
  privacyEmployer: {
    en: 'Your employer never gets your answers, your results, or word of whether you took part.',
    es: 'Su empleador nunca recibe sus respuestas ni sus resultados, ni se entera de si participó.',
  },
  privacyChoice: {
    en: 'You say what is shared, with whom, and until when. You can take a permission back.',
    es: 'Usted dice qué se comparte, con quién y hasta cuándo. Puede retirar un permiso.',
  },
  privacySale: { en: 'We do not sell what you tell us.', es: 'No vendemos lo que usted nos cuenta.' },
  readPrivacy: { en: 'Read about your privacy', es: 'Leer sobre su privacidad' },
  costTitle: { en: 'Who pays', es: 'Quién paga' },
  cost: {
    en: 'If an employer or health plan covers you, they pay for what they cover: ask them what that is. If you join on your own, you pay. Call or e-mail us for the price before you order. You don’t pay on this site, and nothing is ordered until you say so.',
    es: 'Si le cubre un empleador o un plan de salud, ellos pagan lo que cubren: pregúnteles qué incluye. Si participa por su cuenta, usted paga. Llámenos o escríbanos para saber el precio antes de pedir. No se paga en este sitio, y no se pide nada hasta que usted lo diga.',
  },
  nextTitle: { en: 'Ready when you are', es: 'Cuando usted quiera' },
  next: {
    en: 'Make an account and begin. Or read the questions that others ask first.',
    es: 'Cree una cuenta y comience. O lea primero las preguntas que hacen otras personas.',
  },
} satisfies Texts;
