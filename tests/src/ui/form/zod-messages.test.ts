import { describe, expect, it } from 'vitest';
import { z, type ZodType } from 'zod';
import { fill } from '#domain/words.ts';
import { messageFor, type Messages } from '#src/ui/form/zod-messages.ts';

const english = (words: { en: string; es: string }, params = {}) => fill(words, 'en', params);

function firstSentence(schema: ZodType, value: unknown, messages: Messages = {}): string | undefined {
  const result = schema.safeParse(value, {
    error: (issue) => messageFor(issue, messages, english),
    reportInput: true,
  });
  return result.error?.issues[0]?.message;
}

describe('the sentence for a value that a generated schema refuses', () => {
  it.each([
    ['nothing typed', z.string().min(1), '', 'Answer this question'],
    ['nothing chosen', z.enum(['a', 'b']), undefined, 'Answer this question'],
    ['too long', z.string().max(3), 'abcd', 'Use 3 characters or fewer'],
    ['too short', z.string().min(3), 'ab', 'Use 3 characters or more'],
    ['too small', z.number().min(1), 0, 'Enter 1 or more'],
    ['too big', z.number().max(120), 130, 'Enter 120 or less'],
    ['no e-mail', z.email(), 'ana', 'Enter an e-mail address, like name@example.com'],
    ['no date', z.iso.date(), '1985--', 'Enter a real date with month, day and year'],
    ['no such choice', z.enum(['a', 'b']), 'c', 'Choose one of the answers'],
  ])('%s', (_, schema, value, sentence) => {
    expect(firstSentence(schema, value)).toBe(sentence);
  });

  it('is the form’s own for that field, also in a list', () => {
    const schema = z.object({ relatives: z.array(z.object({ age: z.number() })) });
    const messages = { 'relatives.*.age': { en: 'Enter the age', es: 'Escriba la edad' } };
    expect(firstSentence(schema, { relatives: [{ age: 'x' }] }, messages)).toBe('Enter the age');
  });

  it('is the schema’s own where it has one', () => {
    expect(firstSentence(z.string().min(1, { error: () => 'Enter your name' }), '')).toBe('Enter your name');
  });
});
