import { z } from 'zod';
import { checkPlace } from '../../../domain/zip-codes.ts';
import { getLocale } from '../../texts/locale.ts';

/** The domain's rule for a zip code and its state, told together with whatever else is wrong in the form. */
export const zipFits = z.superRefine<{ state: string; zip: string }>(
  (place, context) => {
    const problem = checkPlace(place).find(({ path }) => path === '/zip');
    if (problem) context.addIssue({ code: 'custom', path: ['zip'], message: problem.message[getLocale()] });
  },
  { when: () => true },
);
