import { expect, test } from 'vitest';
import { pageState, pageStateFrom, resetPageState } from '#src/lib/page-state.ts';

test('a page that is opened anew has nothing of what happened on the one before', () => {
  const count = pageState(0);
  const named = pageStateFrom(() => new Set(['first']));
  count.value += 1;
  named.value.add('second');
  resetPageState();
  expect(count.value).toBe(0);
  expect([...named.value]).toEqual(['first']);
});
