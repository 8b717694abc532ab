import type { Texts } from '#domain/words.ts';

/** `/business`: Novi for employers and health plans. */
export const businessTexts = {
  lead: {
    en: 'Give your people a genetic test at home and a talk with a genetic counselor. You cover them. What they learn stays with them.',
    es: 'Ofrezca a su gente una prueba genética en casa y una charla con un asesor genético. Usted la cubre. Lo que cada persona sabe de sí misma se queda con ella.',
  },
  getTitle: { en: 'What your people get', es: 'Qué recibe su gente' },
  getGuide: {
    en: 'A guide of eight steps, on a phone or a laptop, in English and in Spanish.',
    es: 'Una guía de ocho pasos, en el teléfono o la computadora, en inglés y en español.',
  },
  getTest: {
    en: 'A test kit by mail. A clinician looks at each order first.',
    es: 'Un kit de prueba por correo. Un profesional clínico revisa antes cada pedido.',
  },
  getVisit: {
    en: 'A visit of {minutes} minutes with a genetic counselor. They say what the genes mean for the person and the family.',
    es: 'Una cita de {minutes} minutos con un asesor genético. Explica qué significan los genes para la persona y la familia.',
  },
  getPlan: {
    en: 'A written summary and plan to take to their own doctor.',
    es: 'Un resumen y un plan por escrito para llevar a su propio médico.',
  },
  neverTitle: { en: 'What you never see', es: 'Lo que usted no verá nunca' },
  neverWho: { en: 'Who took part, and who did not.', es: 'Quién participó y quién no.' },
  neverAnswers: {
    en: 'Anything that people tell us about their health or their family.',
    es: 'Nada de lo que las personas nos cuentan sobre su salud o su familia.',
  },
  neverResults: {
    en: 'Any result, order, visit or plan, of one person or of all.',
    es: 'Ningún resultado, pedido, cita ni plan, de una persona o de todas.',
  },
  neverWhy: {
    en: 'Novi has no sign-in and no reports for employers. This protects you, too. A US law called GINA holds for employers with 15 or more workers. They may not use the genes or the family history of their people. With few exceptions, they may not ask about them.',
    es: 'Los empleadores no pueden iniciar sesión en Novi ni reciben informes. Esto también le protege a usted. Una ley de EE. UU., llamada GINA, rige para los empleadores con 15 o más trabajadores. No pueden usar los genes ni la historia familiar de su gente. Salvo pocas excepciones, tampoco pueden preguntar por ellos.',
  },
  paysTitle: { en: 'Who pays', es: 'Quién paga' },
  pays: {
    en: 'You pay for what you choose to cover: the kit, the test, the visit, or all of it. Your people pay nothing for that. Write to us for the price.',
    es: 'Usted paga lo que decida cubrir: el kit, la prueba, la cita o todo. Su gente no paga nada por eso. Escríbanos para saber el precio.',
  },
  howTitle: { en: 'How lists and codes work', es: 'Cómo funcionan las listas y los códigos' },
  howList: {
    en: 'You give us a list of the people whom you cover: name, date of birth, ZIP code, member number, and the first and last day of their coverage. No health facts.',
    es: 'Usted nos da una lista de las personas que cubre: nombre, fecha de nacimiento, código postal, número de miembro, y el primer y el último día de su cobertura. Ningún dato de salud.',
  },
  howPage: {
    en: 'You get a code, and a page of your own with your name and a word of welcome. Share the link or the code with your people.',
    es: 'Usted recibe un código y una página propia con su nombre y unas palabras de bienvenida. Comparta el enlace o el código con su gente.',
  },
  howJoin: {
    en: 'Whoever wants to makes an account. From your page, the code is filled in for them.',
    es: 'Quien quiera crea una cuenta. Desde su página, el código ya viene escrito.',
  },
  howCheck: {
    en: 'We look for them on your list and tell them, and only them, whether they can join.',
    es: 'Buscamos a la persona en su lista y le decimos a ella, y solo a ella, si puede participar.',
  },
  beginTitle: { en: 'How to begin', es: 'Cómo empezar' },
  begin: {
    en: 'Write to us or call. Tell us how many people you would like to cover and when you want to start. We answer your questions about the list, the page and the cost.',
    es: 'Escríbanos o llámenos. Díganos a cuántas personas quiere cubrir y cuándo quiere empezar. Respondemos sus preguntas sobre la lista, la página y el costo.',
  },
  readFaq: { en: 'Read questions from employers', es: 'Leer preguntas de empresas' },
  forPeople: { en: 'See what your people see', es: 'Ver lo que ve su gente' },
} satisfies Texts;
