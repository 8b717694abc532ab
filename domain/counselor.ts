import { easternmostDate } from './dates.ts';
import type { Check } from './progress.ts';
import type { Words } from './words.ts';

/**
 * May a kit be ordered? Only where a specialist has a license for the state in which the person lives, and still has it when
 * the result can be talked about (`licensedUntil`): nobody is tested whom nobody may counsel. It opens by itself as soon as
 * there is one.
 */
export function checkCounselor(hasCounselor: boolean | null): Check {
  return hasCounselor ? { ok: true } : { ok: false, reason: noCounselorYet };
}

/** Why no test is ordered, what opens it, and what the member can do, in paragraphs. */
export const noCounselorParts: readonly Words[] = [
  {
    en: 'For the weeks ahead, we have no genetic counselor with a license for your state. So we can’t order a test for you yet: nobody could talk with you about the result. You can do all the steps before it.',
    es: 'Para las próximas semanas no tenemos un asesor genético con licencia para su estado. Por eso aún no podemos pedir una prueba para usted: nadie podría conversar con usted sobre el resultado. Puede hacer todos los pasos anteriores.',
  },
  {
    en: 'Ordering opens here by itself as soon as we have a counselor for your state. We can’t say when that will be. Write or call us, and we will tell you when it is open.',
    es: 'El pedido se abre aquí por sí solo en cuanto tengamos un asesor para su estado. No podemos decir cuándo será. Escríbanos o llámenos y le avisaremos cuando esté abierto.',
  },
  { en: 'Did you move? Then change your state.', es: '¿Se mudó? Entonces cambie su estado.' },
];

/** Said at the check of the details, too, so that nobody finds it out after four more steps. */
export const noCounselorYet: Words = {
  en: noCounselorParts.map(({ en }) => en).join(' '),
  es: noCounselorParts.map(({ es }) => es).join(' '),
};

/**
 * The last day (YYYY-MM-DD) that a license has to stand for who orders now: a kit is a week on its way to them, their sample
 * a week to the laboratory, which reads it in two to three weeks, and a visit is found within another.
 */
export function licensedUntil(now: Date): string {
  return easternmostDate(new Date(now.getTime() + daysToVisit * 86_400_000));
}

const daysToVisit = 42;
