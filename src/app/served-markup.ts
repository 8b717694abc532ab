/**
 * A public page comes with its markup, which is seen before any code is there. What is done in it until then is kept: what was
 * typed, and the last button that was pressed, which a script in index.html notes.
 */
import { knownPartner } from '../features/session/partner-code.ts';
import { knownRedirect } from '../features/session/redirect-address.ts';
import { knownReturn } from '../features/session/return-address.ts';
import type { Standing } from '../features/session/standing.ts';
import { getLocale } from '../lib/locale.ts';

/**
 * Whether the markup of the page is what the app would draw: it was made for a visitor of whom nothing is known.
 * @param root where the app is drawn; `data-language` names the language of the markup in it
 */
export function isMarkupTrue(root: HTMLElement, standing: Standing): boolean {
  const knows = [knownReturn(), knownRedirect(), knownPartner()].some((each) => each !== undefined);
  return root.dataset['language'] === getLocale() && standing === 'signedOut' && !knows;
}

/** Reads what was typed and chosen so far. The function that it returns puts it back, once the app has put its own values there. */
export function keepTyped(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<HTMLInputElement>('input')].filter(isTouched).map((field) => {
    const { value, checked } = field;
    return { field, value, checked };
  });
  return () => {
    for (const { field, value, checked } of typed) {
      if (field.checked !== checked) field.click();
      else if (!isChoice(field)) type(field, value);
    }
  };
}

/** Types a value as a person would: React tells a change of a field by what it has written there itself. */
function type(field: HTMLInputElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An e-mail field has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function isTouched(field: HTMLInputElement): boolean {
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
