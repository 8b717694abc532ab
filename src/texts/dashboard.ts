import type { JourneyStep } from '#domain/steps.ts';
import type { Texts, Words } from '#domain/words.ts';

export const dashboardTexts = {
  title: { en: 'Hello, {name}', es: 'Hola, {name}' },
  titleWithoutName: { en: 'Hello', es: 'Hola' },
  looking: { en: 'Looking up your records …', es: 'Buscando sus datos …' },
  detailsTitle: { en: 'Your new details were not accepted', es: 'Sus nuevos datos no fueron aceptados' },
  detailsBody: {
    en: 'What you have ordered or booked goes on. But you can’t order a kit or book a visit until you correct the details or keep your earlier ones.',
    es: 'Lo que ya pidió o reservó sigue en pie. Pero no puede pedir un kit ni reservar una cita hasta que corrija los datos o conserve los anteriores.',
  },
  detailsSee: { en: 'Look at my details', es: 'Ver mis datos' },
  next: { en: 'Your next step', es: 'Su siguiente paso' },
  goOn: { en: 'Continue', es: 'Continuar' },
  doneTitle: { en: 'All eight steps are done', es: 'Los ocho pasos están listos' },
  doneBeforeVisit: {
    en: 'There is nothing you need to do before your visit.',
    es: 'No tiene que hacer nada antes de su cita.',
  },
  doneButSample: {
    en: 'One thing is left: when your kit arrives, give your sample and mail it back. The lab is waiting for it.',
    es: 'Falta una cosa: cuando llegue su kit, dé su muestra y envíela por correo. El laboratorio la espera.',
  },
  sampleLeft: {
    en: 'The lab is still waiting for your sample. Give it when your kit arrives, and mail it back.',
    es: 'El laboratorio todavía espera su muestra. Cuando llegue su kit, dé la muestra y envíela por correo.',
  },
  sampleSee: { en: 'How to give my sample', es: 'Cómo dar mi muestra' },
  finishedLead: {
    en: 'Thank you, {name}. What you told us helps your specialist prepare for your visit.',
    es: 'Gracias, {name}. Lo que nos contó ayuda a su especialista a preparar su cita.',
  },
  finishedLeadWithoutName: {
    en: 'Thank you. What you told us helps your specialist prepare for your visit.',
    es: 'Gracias. Lo que nos contó ayuda a su especialista a preparar su cita.',
  },
  didTitle: { en: 'What you did', es: 'Lo que hizo' },
  didFamily: { en: 'You told us about your family', es: 'Nos contó de su familia' },
  didHealth: { en: 'You answered questions about your health', es: 'Respondió preguntas sobre su salud' },
  didRelease: { en: 'You decided who may see your results', es: 'Decidió quién puede ver sus resultados' },
  didKit: { en: 'You ordered your test', es: 'Pidió su prueba' },
  didVisit: { en: 'You booked your visit', es: 'Reservó su cita' },
  comesNextTitle: { en: 'What comes next', es: 'Qué sigue' },
  comesVisit: { en: 'You talk with {name}', es: 'Usted conversa con {name}' },
  comesVisitBody: {
    en: 'Until then, write down what you would like to ask.',
    es: 'Hasta entonces, anote lo que quiera preguntar.',
  },
  comesSummary: { en: 'You read the summary', es: 'Usted lee el resumen' },
  comesSummaryBody: {
    en: 'After your visit, what your specialist writes and your care plan will be here.',
    es: 'Después de su cita, aquí estarán lo que escriba su especialista y su plan de cuidados.',
  },
  overview: { en: 'Go to my overview', es: 'Ir a mi vista general' },
  visitReady: { en: 'Get ready for my visit', es: 'Prepararme para mi cita' },
  donePassed: {
    en: 'The time of your visit has passed. If you talked, the summary comes soon. If not, book another visit.',
    es: 'La hora de su cita ya pasó. Si conversaron, pronto llegará el resumen. Si no, reserve otra cita.',
  },
  doneAfterVisit: {
    en: 'Your specialist wrote down what was found and what comes next.',
    es: 'Su especialista escribió qué se encontró y qué sigue.',
  },
  doneWriting: {
    en: 'Your visit took place. Your specialist is writing the summary. You’ll find it here when it is done.',
    es: 'Su cita ya se realizó. Su especialista escribe el resumen y lo encontrará aquí en cuanto esté listo.',
  },
  doneUnknown: { en: 'We could not look up your visit just now.', es: 'No pudimos consultar su cita en este momento.' },
  doneNoVisit: { en: 'There is nothing you need to do now.', es: 'No tiene que hacer nada por ahora.' },
  comesLater: {
    en: 'Later you will find here: {records}.',
    es: 'Conforme avance, aquí encontrará {records}.',
  },
  laterRelease: { en: 'your permission to share', es: 'su permiso para compartir' },
  laterKit: { en: 'your test kit', es: 'su kit de prueba' },
  laterVisit: { en: 'your visit', es: 'su cita' },
  laterSummary: { en: 'what your specialist writes', es: 'lo que escriba su especialista' },
  standing: { en: 'Where things stand', es: 'Cómo va todo' },
  notLoaded: { en: 'We can’t load this right now.', es: 'No podemos cargar esto en este momento.' },
  loadingAgain: { en: 'Loading …', es: 'Cargando …' },
  kit: { en: 'Your test kit', es: 'Su kit de prueba' },
  kitNone: { en: 'You have not ordered a kit yet.', es: 'Aún no ha pedido un kit.' },
  kitOrder: { en: 'Order your kit', es: 'Pedir su kit' },
  kitSince: { en: 'Last change: {date}', es: 'Último cambio: {date}' },
  kitFollow: { en: 'Follow your kit', es: 'Seguir su kit' },
  kitSee: { en: 'See how it went', es: 'Ver cómo fue' },
  visit: { en: 'Your visit', es: 'Su cita' },
  visitFoundTitle: { en: 'You already have a visit', es: 'Ya tiene una cita' },
  visitFound: {
    en: 'It was booked before, in another window or on another device. Nothing new was booked. You can change its time below.',
    es: 'Se reservó antes, en otra ventana o en otro dispositivo. No se reservó nada nuevo. Abajo puede cambiar la hora.',
  },
  visitNone: { en: 'You have no visit booked yet.', es: 'Aún no tiene una cita reservada.' },
  visitBook: { en: 'Choose a time', es: 'Elegir un horario' },
  visitAt: { en: '{date} at {time} ({zone})', es: '{date}, {time} ({zone})' },
  visitSee: { en: 'See your visit', es: 'Ver su cita' },
  visitPassed: { en: 'The time has passed', es: 'La hora ya pasó' },
  visitAgain: { en: 'See your visit or book another', es: 'Ver su cita o reservar otra' },
  visitChange: { en: 'See or change your visit', es: 'Ver o cambiar su cita' },
  release: { en: 'Your permission to share', es: 'Su permiso para compartir' },
  sharesWithNobody: { en: 'You share with nobody', es: 'No comparte con nadie' },
  decidedOn: { en: 'You decided this on {date}.', es: 'Lo decidió el {date}.' },
  decisionChange: { en: 'See or change this', es: 'Ver o cambiar esto' },
  releaseNone: {
    en: 'You have not decided who may see your results yet.',
    es: 'Aún no ha decidido quién puede ver sus resultados.',
  },
  releaseActive: {
    en: 'Signed on {signed}. It is good until {until}.',
    es: 'Firmado el {signed}. Es válido hasta el {until}.',
  },
  releaseEnded: { en: 'Your last permission is no longer in force.', es: 'Su último permiso ya no está vigente.' },
  releaseSign: { en: 'Decide now', es: 'Decidir ahora' },
  releaseAgain: { en: 'See it or decide again', es: 'Verlo o decidir de nuevo' },
  releaseSee: { en: 'See or take back your permission', es: 'Ver o retirar su permiso' },
  summary: { en: 'After your visit', es: 'Después de su cita' },
  summaryNone: {
    en: 'What your specialist writes and your care plan will be here after your visit.',
    es: 'Aquí estarán lo que escriba su especialista y su plan de cuidados después de su cita.',
  },
  summaryWriting: {
    en: 'Your specialist has not written the summary yet.',
    es: 'Su especialista aún no ha escrito el resumen.',
  },
  summaryThere: {
    en: '{name} wrote a summary for you on {date}.',
    es: '{name} escribió un resumen para usted el {date}.',
  },
  summaryLater: { en: 'Where to find it', es: 'Dónde encontrarlo' },
  summarySee: { en: 'Read the summary', es: 'Leer el resumen' },
  notEligible: {
    en: 'With the details you gave, you can’t join yet. See why, and what you can do.',
    es: 'Con los datos que dio, aún no puede participar. Vea por qué y qué puede hacer.',
  },
  orderHeld: {
    en: 'You can’t order a kit now: we have no counselor with a license for your state. See what you can do.',
    es: 'Ahora no puede pedir un kit: no tenemos un asesor con licencia para su estado. Vea qué puede hacer.',
  },
  talkFirst: {
    en: 'Your order was not approved. Talk with us: we tell you why, and look for another way with you.',
    es: 'Su pedido no fue aprobado. Hable con nosotros: le explicamos por qué y buscamos otro camino con usted.',
  },
  orderAgain: {
    en: 'Your last order has ended. A new kit can be sent when you order it.',
    es: 'Su último pedido terminó. Podemos enviarle un kit nuevo cuando lo pida.',
  },
  kitSent: {
    en: 'The lab has your sample. You can go on and book your visit.',
    es: 'El laboratorio tiene su muestra. Puede continuar y reservar su cita.',
  },
  resultsIn: {
    en: 'Your results are in. Go on and book your visit.',
    es: 'Sus resultados están listos. Continúe y reserve su cita.',
  },
  signAgain: {
    en: 'Your last permission has ended. Decide again: share with someone, or with nobody.',
    es: 'Su último permiso terminó. Decida de nuevo: compartir con alguien o con nadie.',
  },
  bookAgain: {
    en: 'Your last visit did not take place. Choose a new time to talk.',
    es: 'Su última cita no se realizó. Elija otro horario para conversar.',
  },
  bookAfterCancel: {
    en: 'Your last visit was canceled. Choose a new time to talk.',
    es: 'Su última cita fue cancelada. Elija otro horario para conversar.',
  },
} satisfies Texts;

/** Why each step is worth doing next. */
export const whyTexts: Readonly<Record<JourneyStep, Words>> = {
  welcome: {
    en: 'See what the eight steps are, and what to have ready.',
    es: 'Vea cuáles son los ocho pasos y qué conviene tener a la mano.',
  },
  eligibility: {
    en: 'We check that Novi is for you. It takes three minutes.',
    es: 'Comprobamos que Novi es para usted. Toma tres minutos.',
  },
  survey: {
    en: 'Your relatives’ illnesses can say a lot about your own risk.',
    es: 'Lo que tuvieron sus familiares puede decir mucho sobre su propio riesgo.',
  },
  'medical-history': {
    en: 'Your own health helps your specialist understand your test.',
    es: 'Su propia salud ayuda a su especialista a interpretar su prueba.',
  },
  'release-of-information': {
    en: 'You decide who may see your results, and until when.',
    es: 'Usted decide quién puede ver sus resultados y hasta cuándo.',
  },
  'request-genetic-test-kit': {
    en: 'Read about the test, and order your kit if you want it.',
    es: 'Lea sobre la prueba y pida su kit si la desea.',
  },
  'shipping-genetic-test-kit': {
    en: 'Follow your kit, and see how to give your sample.',
    es: 'Siga su kit y vea cómo dar su muestra.',
  },
  counseling: {
    en: 'Choose a time to talk with a genetic counselor.',
    es: 'Elija un horario para hablar con un asesor genético.',
  },
};
