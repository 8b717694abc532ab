import { paths } from '#domain/paths.ts';
import { stepPath } from '#domain/steps.ts';

/** What a page may have at most; times are multiples of the floor's. */
export interface Aims {
  firstPaint?: number;
  ready?: number;
  /** JavaScript until it is ready, compressed. */
  kilobytes?: number;
}

/** A page whose loading is measured. It is called by its address. */
export interface BenchPage {
  path: string;
  /** The demo account that opens it; a visitor where it is missing. */
  as?: string;
  /** What stands on it once everything works. */
  readyWhen: string;
  aims: Aims;
}

/** Drawn by the app, with nothing that is still awaited. */
export const complete = '[data-drawn] body:not(:has([data-waiting])) h1';

const ofVisitors = (path: string, ready = 1.5): BenchPage => ({
  ...{ path, readyWhen: complete },
  aims: { firstPaint: 0.6, ready, kilobytes: 100 },
});
const ofMember = (as: string, path: string): BenchPage => ({ path, as, readyWhen: complete, aims: {} });

/** The pages that are opened cold: those that anybody may find, and a member's with a session that the browser keeps. */
export const benchPages: readonly BenchPage[] = [
  ofVisitors(paths.home),
  ofVisitors(paths.login, 1.35),
  ofVisitors(paths.signup),
  ofVisitors(paths.members),
  ofVisitors(paths.business),
  ofVisitors('/partners/prairie-steel'),
  ofMember('finished', paths.dashboard),
  ofMember('finished', paths.consultSummary),
  ofMember('finished', paths.profile),
  ofMember('eligibility', stepPath('eligibility')),
  ofMember('survey', `${stepPath('survey')}relatives`),
  ofMember('survey', `${stepPath('survey')}tree`),
  ofMember('health', stepPath('medical-history')),
  ofMember('release', stepPath('release-of-information')),
  ofMember('kit', stepPath('request-genetic-test-kit')),
  ofMember('shipping', stepPath('shipping-genetic-test-kit')),
  ofMember('counseling', stepPath('counseling')),
];
