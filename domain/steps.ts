import { memberPrefix } from './paths.ts';
import type { Words } from './words.ts';

/**
 * The eight steps of the journey, in order, spelled as in the routes and on the wire.
 * Everything that lists steps is derived from this: the machine's states, the contract's enum (checked by a test),
 * the router's paths and the progress rail.
 */
export const journeySteps = [
  'welcome',
  'eligibility',
  'survey',
  'medical-history',
  'release-of-information',
  'request-genetic-test-kit',
  'shipping-genetic-test-kit',
  'counseling',
] as const;

/** One of the eight steps. */
export type JourneyStep = (typeof journeySteps)[number];

/** The furthest step that a member has reached, as the backend holds it: one of the eight, or `complete`. */
export type Step = JourneyStep | 'complete';

/** All values that a user's `step` may have, in order. */
export const steps: readonly Step[] = [...journeySteps, 'complete'];

/** Where a step stands in the journey: 0 for `welcome`, 8 for `complete`. */
export function stepIndex(step: Step): number {
  return steps.indexOf(step);
}

/** The step that follows; `complete` after `counseling`, and `complete` stays `complete`. */
export function stepAfter(step: Step): Step {
  return steps[stepIndex(step) + 1] ?? 'complete';
}

/** The step before, or `undefined` for the first. */
export function stepBefore(step: Step): Step | undefined {
  return steps[stepIndex(step) - 1];
}

export function isJourneyStep(value: unknown): value is JourneyStep {
  return (journeySteps as readonly unknown[]).includes(value);
}

/** The path prefix of a step: its own page, and the pages below it. */
export function stepPath(step: JourneyStep): string {
  return `${memberPrefix}${step}/`;
}

/** The onboarding step path prefixes in order. */
export const stepPaths: readonly string[] = journeySteps.map(stepPath);

/** The step whose page, or whose page below, an address is; `undefined` for any other address. */
export function stepOfPath(pathname: string): JourneyStep | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return journeySteps.find((step) => path.startsWith(stepPath(step)));
}

/** What the member is told about each step: its name, and how many minutes it usually takes. */
export const stepFacts: Readonly<Record<JourneyStep, { title: Words; minutes: number }>> = {
  welcome: { title: { en: 'Welcome', es: 'Bienvenida' }, minutes: 2 },
  eligibility: { title: { en: 'Can you join?', es: '¿Puede participar?' }, minutes: 3 },
  survey: { title: { en: 'Family history', es: 'Historia familiar' }, minutes: 15 },
  'medical-history': { title: { en: 'Your health', es: 'Su salud' }, minutes: 10 },
  'release-of-information': { title: { en: 'Permission to share', es: 'Permiso para compartir' }, minutes: 5 },
  'request-genetic-test-kit': { title: { en: 'Order your test kit', es: 'Pida su kit de prueba' }, minutes: 5 },
  'shipping-genetic-test-kit': { title: { en: 'Your kit', es: 'Su kit' }, minutes: 5 },
  counseling: { title: { en: 'Book your visit', es: 'Reserve su cita' }, minutes: 5 },
};

/** How many minutes the whole journey usually takes. */
export const journeyMinutes = journeySteps.reduce((sum, step) => sum + stepFacts[step].minutes, 0);
