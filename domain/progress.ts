import { stepAfter, stepFacts, stepIndex, type JourneyStep, type Step } from './steps.ts';
import type { Words } from './words.ts';

/**
 * What the backend holds as proof that a step is done. `true` means stored, not merely typed.
 * Only the server can make this; the browser is told.
 */
export type Evidence = Readonly<Record<JourneyStep, boolean>>;

/** Nothing is proven yet. `welcome` asks nothing, so it is always proven. */
export const noEvidence: Evidence = {
  welcome: true,
  eligibility: false,
  survey: false,
  'medical-history': false,
  'release-of-information': false,
  'request-genetic-test-kit': false,
  'shipping-genetic-test-kit': false,
  counseling: false,
};

/** A guard's answer: yes, or no with the reason that the screen shows. */
export type Check = { ok: true } | { ok: false; reason: Words };

const missing: Readonly<Record<JourneyStep, Words>> = {
  welcome: { en: 'Start with the welcome page.', es: 'Comience por la página de bienvenida.' },
  eligibility: {
    en: 'We need to check that you can join first. Fill in your details, and we will tell you right away.',
    es: 'Primero debemos comprobar que puede participar. Complete sus datos y le diremos enseguida.',
  },
  survey: {
    en: 'Your family history is not sent yet. Add the relatives you know of, then send it.',
    es: 'Su historia familiar aún no se ha enviado. Agregue a los familiares que conoce y envíela.',
  },
  'medical-history': {
    en: 'The questions about your health are not sent yet. Answer what you can, then send them.',
    es: 'Las preguntas sobre su salud aún no se han enviado. Responda lo que pueda y envíelas.',
  },
  'release-of-information': {
    en: 'Tell us first who may get your health information. “Nobody” is a fine answer, too.',
    es: 'Primero díganos quién puede recibir su información de salud. “Nadie” también es una buena respuesta.',
  },
  'request-genetic-test-kit': {
    en: 'There is no open order for a test kit. Order your kit to go on.',
    es: 'No hay un pedido abierto de un kit de prueba. Pida su kit para continuar.',
  },
  'shipping-genetic-test-kit': {
    en: 'Your kit is not on its way yet. This step opens the next one as soon as we send your kit.',
    es: 'Su kit aún no está en camino. El paso siguiente se abre en cuanto enviemos su kit.',
  },
  counseling: {
    en: 'You have no visit booked yet. Choose a time that works for you.',
    es: 'Aún no tiene una cita reservada. Elija un horario que le convenga.',
  },
};

/** May this step be called done? Only when its evidence is stored. */
export function checkCompletion(step: JourneyStep, evidence: Evidence): Check {
  return evidence[step] ? { ok: true } : { ok: false, reason: missing[step] };
}

/** The answer for a step that is asked for: where it is no, `opens` says in one line what opens the step. */
type VisitCheck = { ok: true } | { ok: false; reason: Words; opens: Words };

/**
 * May a member whose furthest step is `furthest` look at `step`? Up to the furthest, never past it. Where the evidence is
 * known, the reason is also true for those whose order of a kit has ended.
 */
export function checkVisit(furthest: Step, step: JourneyStep, evidence?: Evidence): VisitCheck {
  if (stepIndex(step) <= stepIndex(furthest)) return { ok: true };
  if (evidence && mustOrderAgain(furthest, evidence)) {
    return { ok: false, reason: notOpenWithoutOrder(step), opens: opensWithNewKit };
  }
  const open = furthest as JourneyStep;
  // The first step is open to everybody, so it never comes to this.
  return { ok: false, reason: notOpenYet(step, open), opens: opensWhen[step as LockedStep] };
}

/** Whether a member who is past the order of their kit has none that counts: it was turned down or called off. */
export function mustOrderAgain(furthest: Step, evidence: Evidence): boolean {
  return stepIndex(furthest) > stepIndex('request-genetic-test-kit') && !evidence['request-genetic-test-kit'];
}

type LockedStep = Exclude<JourneyStep, 'welcome'>;

/** What opens each step, where its name stands among others. */
const opensWhen: Readonly<Record<LockedStep, Words>> = {
  eligibility: {
    en: 'Opens when you have read the welcome page.',
    es: 'Se abre cuando haya leído la página de bienvenida.',
  },
  survey: { en: 'Opens once we know that you can join.', es: 'Se abre cuando sepamos que puede participar.' },
  'medical-history': {
    en: 'Opens when you have sent your family history.',
    es: 'Se abre cuando haya enviado su historia familiar.',
  },
  'release-of-information': {
    en: 'Opens when you have sent your health answers.',
    es: 'Se abre cuando haya enviado sus respuestas de salud.',
  },
  'request-genetic-test-kit': {
    en: 'Opens when you have decided who may get your information.',
    es: 'Se abre cuando haya decidido quién puede recibir su información.',
  },
  'shipping-genetic-test-kit': {
    en: 'Opens when you have ordered your kit.',
    es: 'Se abre cuando haya pedido su kit.',
  },
  // The kit can be on its way while the member has not gone on yet: true before and after.
  counseling: {
    en: 'Opens when your kit is on its way: go on from “Your kit”.',
    es: 'Se abre cuando su kit esté en camino: continúe desde “Su kit”.',
  },
};

const opensWithNewKit: Words = {
  en: 'Opens when a new kit is on its way: order one first.',
  es: 'Se abre cuando un kit nuevo esté en camino: pídalo primero.',
};

function notOpenWithoutOrder(step: JourneyStep): Words {
  const { title } = stepFacts[step];
  return {
    en: `“${title.en}” is not open yet. Your last order has ended. Order a new kit: it opens when that kit is on its way.`,
    es: `“${title.es}” aún no está disponible. Su último pedido terminó. Pida un kit nuevo: se abrirá cuando ese kit esté en camino.`,
  };
}

/** Names the step that is not open yet and the one that opens it. */
function notOpenYet(step: JourneyStep, open: JourneyStep): Words {
  const [wanted, now] = [stepFacts[step].title, stepFacts[open].title];
  const between = stepAfter(open) === step ? '' : ' (and the steps between)';
  const entre = stepAfter(open) === step ? '' : ' (y los pasos intermedios)';
  return {
    en: `“${wanted.en}” is not open yet. Finish “${now.en}”${between} first, and it opens.`,
    es: `“${wanted.es}” aún no está disponible. Termine primero “${now.es}”${entre} y se abrirá.`,
  };
}

/** The refusal of a step that lies behind the one already reached. */
export const stepNeverMovesBack: Words = {
  en: 'You are already past this step. You can look at it or change it, but your progress stays.',
  es: 'Ya pasó este paso. Puede verlo o cambiarlo, pero su progreso se conserva.',
};

/** The refusal of a step that is further than the next one. */
export const stepNeverSkips: Words = {
  en: 'Steps can’t be skipped. Finish the one that is open, and the next one opens.',
  es: 'Los pasos no se pueden saltar. Termine el que está abierto y se abrirá el siguiente.',
};
