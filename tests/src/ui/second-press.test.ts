import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swallowSecondPress } from '#src/ui/second-press.ts';

const box = document.createElement('input');
box.type = 'checkbox';
const press = (detail: number) =>
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(box);
  box.checked = false;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  box.remove();
});

test('the second press of a double click does nothing where the page has just moved', () => {
  swallowSecondPress();
  press(2);
  expect(box.checked).toBe(false);
});

test.each([
  ['a first press', 1],
  ['a press of a key', 0],
])('%s works at once', (_, detail) => {
  swallowSecondPress();
  press(detail);
  expect(box.checked).toBe(true);
});

test('half a second later a double click is one again', () => {
  swallowSecondPress();
  vi.advanceTimersByTime(500);
  press(2);
  expect(box.checked).toBe(true);
});

test('each move of the page begins the pause anew', () => {
  swallowSecondPress();
  vi.advanceTimersByTime(400);
  swallowSecondPress();
  vi.advanceTimersByTime(400);
  press(2);
  expect(box.checked).toBe(false);
});
