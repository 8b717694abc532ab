import type { QuestionGroup } from './members-faq.ts';

/** `/business/faq` */
export const businessFaq: readonly QuestionGroup[] = [
  {
    title: { en: 'Lists and codes', es: 'Listas y códigos' },
    questions: [
      {
        question: { en: 'What do you need from us?', es: '¿Qué necesitan de nosotros?' },
        answer: [
          {
            en: 'A list of the people whom you cover: first and last name, date of birth, ZIP code, member number, and the first day of their coverage, with the last day where there is one. Please send nothing about their health.',
            es: 'Una lista de las personas que cubre: nombre y apellidos, fecha de nacimiento, código postal, número de miembro y el primer día de su cobertura, con el último día si lo hay. No envíe nada sobre su salud.',
          },
        ],
      },
      {
        question: {
          en: 'How do you find a person on our list?',
          es: '¿Cómo encuentran a una persona en nuestra lista?',
        },
        answer: [
          {
            en: 'By name and date of birth, and by ZIP code where your list has one. Capital letters, accents and hyphens make no difference. Today must lie within the days of their coverage.',
            es: 'Por nombre y fecha de nacimiento, y por código postal si su lista lo tiene. Las mayúsculas, los acentos y los guiones no importan. El día de hoy debe estar dentro de los días de su cobertura.',
          },
        ],
      },
      {
        question: { en: 'What if somebody is not found?', es: '¿Y si no se encuentra a alguien?' },
        answer: [
          {
            en: 'They read why in plain words, can correct what they typed, and can reach us. If your list has a mistake, send us the right details. They can also join on their own, without your code.',
            es: 'La persona lee por qué en palabras sencillas, puede corregir lo que escribió y puede hablar con nosotros. Si su lista tiene un error, envíenos los datos correctos. También puede participar por su cuenta, sin su código.',
          },
        ],
      },
      {
        question: { en: 'Who can join through us?', es: '¿Quién puede participar a través de nosotros?' },
        answer: [
          {
            en: 'Adults of 18 or older who are on your list. They can join from any state. We order a test only where one of our counselors has a license, and tell people right away. A child on your list can’t join: each person signs for themself.',
            es: 'Personas de 18 años o más que estén en su lista. Pueden participar desde cualquier estado. Solo pedimos una prueba donde uno de nuestros asesores tiene licencia, y lo decimos enseguida. Un menor de su lista no puede participar: cada persona firma por sí misma.',
          },
        ],
      },
      {
        question: { en: 'What happens when somebody leaves us?', es: '¿Qué pasa cuando alguien nos deja?' },
        answer: [
          {
            en: 'After the last day of their coverage, nobody can join through you anymore. What they have ordered or booked before goes on, and their account stays theirs.',
            es: 'Después del último día de su cobertura, ya nadie puede participar a través de usted. Lo que pidió o reservó antes sigue adelante, y su cuenta sigue siendo suya.',
          },
        ],
      },
      {
        question: { en: 'Is the code a secret?', es: '¿El código es secreto?' },
        answer: [
          {
            en: 'No. The code only says which list to look at. Whoever is not on your list can’t join through you, code or not.',
            es: 'No. El código solo dice en qué lista buscar. Quien no está en su lista no puede participar a través de usted, con código o sin él.',
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Privacy and choice', es: 'Privacidad y libre elección' },
    questions: [
      {
        question: { en: 'Do we learn who took part?', es: '¿Sabremos quién participó?' },
        answer: [
          {
            en: 'No. Nor what people told us, or what their results are. Novi has no sign-in and no reports for employers.',
            es: 'No. Tampoco lo que las personas nos contaron ni cuáles son sus resultados. Los empleadores no pueden iniciar sesión en Novi ni reciben informes.',
          },
        ],
      },
      {
        question: { en: 'May we ask our people to take part?', es: '¿Podemos pedir a nuestra gente que participe?' },
        answer: [
          {
            en: 'You may tell them about it. It has to be their own choice, with no gain for a yes and no loss for a no. Please do not ask for results: GINA, a US law, bars most employers from asking about genes. Your lawyer can tell you more.',
            es: 'Puede informarles. Tiene que ser su propia decisión, sin ganar nada por un sí ni perder nada por un no. No pida resultados: GINA, una ley de EE. UU., prohíbe a la mayoría de los empleadores preguntar por los genes. Su abogado puede decirle más.',
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Getting started', es: 'Para empezar' },
    questions: [
      {
        question: { en: 'What does it cost us?', es: '¿Cuánto nos cuesta?' },
        answer: [
          {
            en: 'You pay for what you choose to cover: one price for the group, so your bill does not show who took part. Call or e-mail us for the price.',
            es: 'Usted paga lo que decida cubrir: un solo precio por el grupo, así que la factura no muestra quién participó. Llámenos o escríbanos para saber el precio.',
          },
        ],
      },
      {
        question: { en: 'What do our people see first?', es: '¿Qué ve primero nuestra gente?' },
        answer: [
          {
            en: 'A page with your name and your words of welcome, in English and in Spanish. From there they make an account, and your code is filled in for them.',
            es: 'Una página con su nombre y sus palabras de bienvenida, en inglés y en español. Desde ahí crean una cuenta, y su código ya viene escrito.',
          },
        ],
      },
    ],
  },
];
