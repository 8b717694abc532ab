import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than any page holds: whoever needs more presses goes in circles. */
const mostPresses = 150;

/** Types into a field that Tab leads to. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Presses a key on a control that Tab leads to. */
export async function activate(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Presses a button, by its name. */
export async function enter(page: Page, name: string | RegExp): Promise<void> {
  await activate(page, page.getByRole('button', { name, exact: true }));
}

/** Ticks a box. */
export async function tick(page: Page, label: string): Promise<void> {
  const box = page.getByLabel(label);
  await activate(page, box, 'Space');
  await expect(box).toBeChecked();
}

/** Chooses one of several: Tab leads into the group, the arrows to the answer, and Space takes it. */
export async function pick(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeVisible();
  const isInGroup = () =>
    radio.evaluate((element) => {
      const group = element.closest('[role=radiogroup], fieldset');
      return (
        group?.contains(document.activeElement) === true && document.activeElement?.matches('[type=radio]') === true
      );
    });
  await tabUntil(page, isInGroup);
  for (let presses = 0; presses < mostPresses && !(await hasFocus(radio)); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expectVisibleFocus(radio);
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** Chooses the answer of a question. */
export async function pickAnswer(page: Page, question: string | RegExp, answer: string): Promise<void> {
  await pick(page, page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }));
}

/** Goes on with Tab, never back, until a control has the focus; the focus must be visible there. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await tabUntil(page, () => hasFocus(control));
  await expectVisibleFocus(control);
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < mostPresses && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

async function expectVisibleFocus(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  expect(await control.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}
