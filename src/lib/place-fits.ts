import { z } from 'zod';
import { checkPlace } from '#domain/zip-codes.ts';
import { getLocale } from './locale.ts';

/** The domain's rule for a state and its zip codes, told together with whatever else is wrong in the form. */
export const placeFits = z.superRefine<{ state: string; zip: string }>(
  (place, context) => {
    for (const { path, message } of checkPlace(place)) {
      context.addIssue({ code: 'custom', path: [path.slice(1)], message: message[getLocale()] });
    }
  },
  { when: () => true },
);
