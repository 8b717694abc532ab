import type { Words } from '#domain/words.ts';

/** A question with its answer, in one paragraph or several. */
export type Question = { question: Words; answer: readonly Words[] };
/** Questions about one thing. */
export type QuestionGroup = { title: Words; questions: readonly Question[] };

/** `/members/faq`. Places: `{journeyMinutes}`, `{visitMinutes}`, and those of src/features/site/practice-words.ts. */
export const membersFaq: readonly QuestionGroup[] = [
  {
    title: { en: 'The test', es: 'La prueba' },
    questions: [
      {
        question: { en: 'What is a genetic test?', es: '¿Qué es una prueba genética?' },
        answer: [
          {
            en: 'Genes are the instructions in your cells. You get them from your parents. The test reads {genes} of your genes and looks for changes that can make an illness more likely, such as some cancers.',
            es: 'Los genes son las instrucciones de sus células. Usted los recibe de sus padres. La prueba lee {genes} de sus genes y busca cambios que pueden hacer más probable una enfermedad, como algunos tipos de cáncer.',
          },
        ],
      },
      {
        question: { en: 'What can my result be?', es: '¿Cuál puede ser mi resultado?' },
        answer: [
          {
            en: 'Positive: a change was found that raises a risk. It does not mean that you are ill.',
            es: 'Positivo: se encontró un cambio que aumenta un riesgo. No significa que usted esté enfermo.',
          },
          {
            en: 'Negative: no such change was found. You can still get ill for other reasons.',
            es: 'Negativo: no se encontró un cambio así. Aun así puede enfermarse por otras razones.',
          },
          {
            en: 'Not clear: a change was found, but nobody knows yet what it means.',
            es: 'No está claro: se encontró un cambio, pero aún nadie sabe qué significa.',
          },
        ],
      },
      {
        question: { en: 'How do I give a sample?', es: '¿Cómo doy una muestra?' },
        answer: [
          {
            en: 'Your kit comes by mail in a plain box. You give a little saliva (spit) at home, which takes about five minutes, and mail it back. There is no needle.',
            es: 'Su kit llega por correo en una caja discreta. Usted da un poco de saliva en casa, en unos cinco minutos, y la envía por correo. No hay agujas.',
          },
        ],
      },
      {
        question: { en: 'How long does it all take?', es: '¿Cuánto tiempo toma todo?' },
        answer: [
          {
            en: 'The eight steps take about {journeyMinutes} minutes of your time. You don’t have to do them all at once: we save your answers as you type. Once the lab has your sample, it often takes two to three weeks.',
            es: 'Los ocho pasos toman unos {journeyMinutes} minutos de su tiempo. No tiene que hacerlos de una vez: guardamos sus respuestas mientras escribe. Cuando el laboratorio tiene su muestra, suele tardar de dos a tres semanas.',
          },
        ],
      },
      {
        question: { en: 'Who explains my result to me?', es: '¿Quién me explica mi resultado?' },
        answer: [
          {
            en: 'A genetic counselor. That is a specialist who explains what genes mean for your health and your family. You talk for {visitMinutes} minutes, by video or by phone.',
            es: 'Un asesor genético. Es un especialista que explica qué significan los genes para su salud y su familia. Hablan durante {visitMinutes} minutos, por video o por teléfono.',
          },
        ],
      },
      {
        question: { en: 'Does Novi take the place of my doctor?', es: '¿Novi reemplaza a mi médico?' },
        answer: [
          {
            en: 'No. Please keep going to your doctor, and talk with them before you change a medicine or a treatment. Novi is not for emergencies: if you need help right away, call 911.',
            es: 'No. Siga yendo a su médico y hable con él antes de cambiar una medicina o un tratamiento. Novi no es para emergencias: si necesita ayuda de inmediato, llame al 911.',
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Taking part', es: 'Participar' },
    questions: [
      {
        question: { en: 'Who can join?', es: '¿Quién puede participar?' },
        answer: [
          {
            en: 'You need to be 18 or older and live in a state that we serve. We don’t serve these places yet: {notServed}. If an employer or health plan covers you, you can join wherever you live. We order a test only where one of our counselors has a license. In the second step, we tell you right away.',
            es: 'Debe tener 18 años o más y vivir en un estado que atendemos. Aún no atendemos en: {notServed}. Si le cubre un empleador o un plan de salud, puede participar viva donde viva. Solo pedimos una prueba donde uno de nuestros asesores tiene licencia. En el segundo paso se lo decimos enseguida.',
          },
        ],
      },
      {
        question: {
          en: 'What if I know little about my family, or was adopted?',
          es: '¿Y si sé poco de mi familia o me adoptaron?',
        },
        answer: [
          {
            en: 'You can take part all the same. Tell us what you know. “I don’t know” is a good answer to each question about your family.',
            es: 'Puede participar igual. Cuéntenos lo que sabe. “No lo sé” es una buena respuesta a cada pregunta sobre su familia.',
          },
        ],
      },
      {
        question: { en: 'What does it cost?', es: '¿Cuánto cuesta?' },
        answer: [
          {
            en: 'If an employer or health plan covers you, they pay for what they cover: ask them what that is. If you join on your own, you pay. Call or e-mail us for the price before you order. You don’t pay on this site, and nothing is ordered until you say so.',
            es: 'Si le cubre un empleador o un plan de salud, ellos pagan lo que cubren: pregúnteles qué incluye. Si participa por su cuenta, usted paga. Llámenos o escríbanos para saber el precio antes de pedir. No se paga en este sitio, y no se pide nada hasta que usted lo diga.',
          },
        ],
      },
      {
        question: { en: 'Can I change my mind?', es: '¿Puedo cambiar de opinión?' },
        answer: [
          {
            en: 'Yes. You can stop at any step. If you have ordered a kit and no longer want the test, write or call us before the lab has your sample. You can close your account yourself, in your profile.',
            es: 'Sí. Puede detenerse en cualquier paso. Si pidió un kit y ya no quiere la prueba, escríbanos o llámenos antes de que el laboratorio tenga su muestra. También puede cerrar su cuenta, en su perfil.',
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Your privacy and your family', es: 'Su privacidad y su familia' },
    questions: [
      {
        question: {
          en: 'Does my employer see my answers or my result?',
          es: '¿Ve mi empleador mis respuestas o mi resultado?',
        },
        answer: [
          {
            en: 'No. An employer gives us a list of the people whom it covers. It gets nothing back about you: no answers, no results, and no word of whether you took part.',
            es: 'No. Un empleador nos da una lista de las personas que cubre. No recibe nada sobre usted: ni respuestas ni resultados, ni se entera de si participó.',
          },
        ],
      },
      {
        question: { en: 'Can my result be used against me?', es: '¿Pueden usar mi resultado en mi contra?' },
        answer: [
          {
            en: 'A US law called GINA says no to two groups. Health insurers may not turn you down or charge you more because of your genes or your family history. And employers with 15 or more workers may not use them when they hire, fire or pay people.',
            es: 'Una ley de EE. UU., llamada GINA, lo prohíbe a dos grupos. Los seguros de salud no pueden rechazarle ni cobrarle más por sus genes o su historia familiar. Y los empleadores con 15 o más trabajadores no pueden usarlos para contratar, despedir o pagar.',
          },
          {
            en: 'GINA does not cover life, disability or long-term care insurance. If you plan to buy one of these, you may want to think about that first. Some states have laws that go further.',
            es: 'GINA no cubre los seguros de vida, de incapacidad ni de cuidados a largo plazo. Si piensa contratar uno de ellos, quizá quiera pensarlo antes. Algunos estados tienen leyes que protegen más.',
          },
        ],
      },
      {
        question: { en: 'What rights do I have to my record?', es: '¿Qué derechos tengo sobre mi expediente?' },
        answer: [
          {
            en: 'A US law called HIPAA gives you rights to the records that your doctors and health plans keep. You can look at your record, get a copy of it, and ask to have mistakes corrected. At Novi, you see what you told us in your account. You can download a copy of all of it in your profile, under “Your data”.',
            es: 'Una ley de EE. UU., llamada HIPAA, le da derechos sobre los expedientes que guardan sus médicos y planes de salud. Puede ver su expediente, obtener una copia y pedir que se corrijan errores. En Novi, ve en su cuenta lo que nos contó. Puede descargar una copia de todo en su perfil, en “Sus datos”.',
          },
        ],
      },
      {
        question: { en: 'Should I tell my family?', es: '¿Debo contárselo a mi familia?' },
        answer: [
          {
            en: 'That is up to you. Families share genes, so your result can matter to a parent, a child, a sister or a brother. Your counselor can help you find the words. We do not contact your relatives.',
            es: 'Usted decide. Las familias comparten genes, así que su resultado puede importar a sus padres, hijos o hermanos. Su asesor puede ayudarle a encontrar las palabras. Nosotros no contactamos a sus familiares.',
          },
        ],
      },
    ],
  },
];
