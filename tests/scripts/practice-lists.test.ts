import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { practiceListsAsWords } from '#scripts/practice-lists.ts';
import { practiceLists } from '#src/features/site/practice-lists.ts';

const load = practiceListsAsWords.load as (id: string) => Promise<string | undefined>;

it('a build holds the lists of the practice as words, and leaves other modules alone', async () => {
  const built = await load(resolve('src/features/site/practice-lists.ts'));
  expect(built).toBe(`export const practiceLists = ${JSON.stringify(practiceLists)};`);
  expect(practiceLists.es.notServed).toMatch(/^Alaska, .* e Islas Vírgenes/);
  await expect(load(resolve('src/features/site/practice-words.ts'))).resolves.toBeUndefined();
});
