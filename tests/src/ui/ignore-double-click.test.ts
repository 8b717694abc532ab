import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreDoubleClick } from '#src/ui/ignore-double-click.ts';

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
  vi.useRealTimers();
  box.remove();
});

test('the second press of a double click does nothing where the page has just moved', () => {
  ignoreDoubleClick();
  press(2);
  expect(box.checked).toBe(false);
});

test.each([
  ['a first press', 1],
  ['a press of a key', 0],
])('%s works at once', (_, detail) => {
  ignoreDoubleClick();
  press(detail);
  expect(box.checked).toBe(true);
});

test('half a second later a double click is one again', () => {
  ignoreDoubleClick();
  vi.advanceTimersByTime(500);
  press(2);
  expect(box.checked).toBe(true);
});

test('each move of the page begins the pause anew', () => {
  ignoreDoubleClick();
  vi.advanceTimersByTime(400);
  ignoreDoubleClick();
  vi.advanceTimersByTime(400);
  press(2);
  expect(box.checked).toBe(false);
});
