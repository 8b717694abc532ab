import { expect, it } from 'vitest';
import { answerWords } from '#server/areas/documents/kinds/medical-history.ts';

it('a date stands in the PDF as far as it is known, in the language of the document', () => {
  const when = { linkId: 'when', type: 'date' } as const;
  const words = (valueDate: string, locale: 'en' | 'es') => answerWords(when, [{ valueDate }], locale);
  expect(['2020', '2020-05', '2020-05-17'].map((date) => words(date, 'en'))).toEqual([
    '2020',
    'May 2020',
    'May 17, 2020',
  ]);
  expect(['2020', '2020-05', '2020-05-17'].map((date) => words(date, 'es'))).toEqual([
    '2020',
    'mayo de 2020',
    '17 de mayo de 2020',
  ]);
});
