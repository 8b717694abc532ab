import type { FieldProblem } from './problem.ts';
import { consent100 } from './test-consent/consent-1-0.ts';
import { consent110 } from './test-consent/consent-1-1.ts';
import { consent120 } from './test-consent/consent-1-2.ts';
import type { TestConsent } from './test-consent/consent.ts';
import type { Words } from './words.ts';

export type { ConsentPart, TestConsent } from './test-consent/consent.ts';

/**
 * What a member reads and agrees to before a test is ordered. An order keeps the version that was read and its language, and
 * every version stays readable. Whoever changes a word adds a version.
 */
export const testConsent: TestConsent = consent120;

/** All texts that somebody may have agreed to, oldest first. */
const testConsents: readonly TestConsent[] = [consent100, consent110, consent120];

/** The text that an order was made with. */
export function testConsentOf(version: string): TestConsent | undefined {
  return testConsents.find((consent) => consent.version === version);
}

/** Refuses the consent to a text that is no longer the one that is shown. */
export function checkConsentVersion(version: string): FieldProblem[] {
  return version === testConsent.version ? [] : [{ path: '/consent_version', message: textChanged }];
}

const textChanged: Words = {
  en: 'The text about the test has changed. Reload the page, read it again, then order.',
  es: 'El texto sobre la prueba cambió. Vuelva a cargar la página, léalo otra vez y haga su pedido.',
};
