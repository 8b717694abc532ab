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

/** Whether the page came with its markup, and a script in index.html has left it to be seen. */
export function isMarkupSeen(root: HTMLElement): boolean {
  return root.dataset['language'] !== undefined && document.documentElement.dataset['unseen'] === undefined;
}

/**
 * Notes what is typed and chosen until the app has drawn the page, which puts its own values into the fields.
 * @returns puts what was typed back
 */
export function keepTyped(root: HTMLElement): () => void {
  const typed = new Map<HTMLInputElement, Typed>();
  const note = (field: HTMLInputElement) => {
    const { value, checked, selectionStart, selectionEnd } = field;
    typed.set(field, { value, checked, selectionStart, selectionEnd });
  };
  const heed = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) note(target);
  };
  [...root.querySelectorAll('input')].filter(isTouched).forEach(note);
  root.addEventListener('input', heed, { capture: true });
  return () => {
    root.removeEventListener('input', heed, { capture: true });
    for (const [noted, was] of typed) {
      const field = noted.isConnected ? noted : fieldLike(noted, root);
      if (!field) continue;
      if (field.checked !== was.checked) field.click();
      else if (!isChoice(field)) type(field, was);
    }
  };
}

/** The same field of a page that was drawn anew. */
function fieldLike({ name, type }: HTMLInputElement, root: HTMLElement): HTMLInputElement | undefined {
  return [...root.querySelectorAll('input')].find((field) => field.name === name && field.type === type);
}

/** Types a value as a person would: React tells a change of a field by what it has written there itself. */
function type(field: HTMLInputElement, { value, selectionStart, selectionEnd }: Typed): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An e-mail field has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

type Typed = Pick<HTMLInputElement, 'value' | 'checked' | 'selectionStart' | 'selectionEnd'>;

function isTouched(field: HTMLInputElement): boolean {
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
