import { stateCodes, type StateCode } from './states.ts';
import type { Words } from './words.ts';

/**
 * What the public pages and the demo say of the practice behind Novi, said once: who counsels, where, under whose law, which genes
 * are read. The demo's database is filled from here, so that a page can't promise what the app then refuses. Whoever runs Novi for
 * a practice of their own changes it here, beside the states in their database.
 */

/** The genetic counselors, as they are introduced: those of the demo are invented. */
export const counselors: readonly { firstName: string; lastName: string }[] = [
  { firstName: 'Maya', lastName: 'Lindqvist' },
  { firstName: 'Tomas', lastName: 'Okafor' },
];

/** Whose residents can't join on their own: nobody there is licensed to counsel them. */
export const statesNotServed: readonly StateCode[] = ['AK', 'HI', 'AS', 'GU', 'MP', 'VI'];

/** Whose residents can join on their own. */
export const statesServed: readonly StateCode[] = stateCodes.filter((code) => !statesNotServed.includes(code));

/** Whose law holds for the terms, beside federal law: where the practice is. */
export const lawOf: StateCode = 'IL';

/** How long a record of care is kept after the account was closed, in years (docs/decisions/027). */
export const yearsKept = 10;

/**
 * How long the laboratory keeps what is left of a sample, in days from taking it, and what it read from it, in years: what
 * the consent to the test says (docs/decisions/037).
 */
export const laboratoryKeeps = { sampleDays: 60, dataYears: 2 };

type Genes = { about: Words; genes: readonly string[] };

/** The genes that the test reads, by what a change in them can make more likely (symbols of the HGNC). */
export const panel: readonly Genes[] = [
  {
    about: { en: 'Breast and ovarian cancer', es: 'Cáncer de mama y de ovario' },
    genes: ['BRCA1', 'BRCA2', 'PALB2', 'ATM', 'CHEK2', 'BARD1', 'BRIP1', 'RAD51C', 'RAD51D'],
  },
  {
    about: { en: 'Colon cancer and cancer of the uterus', es: 'Cáncer de colon y de útero' },
    genes: ['MLH1', 'MSH2', 'MSH6', 'PMS2', 'EPCAM', 'APC', 'MUTYH'],
  },
  {
    about: { en: 'Several kinds of cancer', es: 'Varios tipos de cáncer' },
    genes: ['TP53', 'PTEN', 'STK11', 'CDH1'],
  },
];
