import { expect, it } from 'vitest';
import { fill, type WordParams, type Words } from '#domain/words.ts';
import { detailsMessages, detailsSchema } from '#src/pages/member/eligibility/details.ts';
import { releaseMessages, releaseSchema } from '#src/pages/member/release-of-information/release-form.ts';
import { messageFor } from '#src/ui/form/zod-messages.ts';

const english = (words: Words, params?: WordParams) => fill(words, 'en', params);

it.each([
  ['eligibility', detailsSchema.shape.date_of_birth, 'date_of_birth', detailsMessages, 'Enter your date of birth'],
  ['release', releaseSchema.shape.expires_on, 'expires_on', releaseMessages, 'Say until when it may be shared'],
] as const)(
  'a date that is missing in the form of the %s is asked for, not called unreal',
  (_form, schema, name, messages, asked) => {
    const problems = (date: string) =>
      schema
        .safeParse(date, { error: (issue) => messageFor({ ...issue, path: [name] }, messages, english) })
        .error?.issues.map(({ message }) => message);
    expect(problems('')).toEqual([asked]);
    expect(problems('1985--')?.[0]).toBe('Enter a real date with month, day and year');
  },
);
