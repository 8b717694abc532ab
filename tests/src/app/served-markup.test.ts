import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isMarkupTrue, keepTyped } from '#src/app/served-markup.ts';
import { rememberPartner } from '#src/features/session/partner-code.ts';
import { rememberRedirect } from '#src/features/session/redirect-address.ts';
import { rememberReturn } from '#src/features/session/return-address.ts';
import { setLocale } from '#src/lib/locale.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.dataset['language'] = 'en';
  root.innerHTML = '<input name="email"><input name="name" value="Ana"><input type="checkbox" name="terms">';
  return () => root.remove();
});
const field = (name: string) => {
  const found = root.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`No field ${name}.`);
  return found;
};
const typeInto = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

describe('the markup of a page', () => {
  it('is what the app draws for a visitor of whom nothing is known', () => {
    expect(isMarkupTrue(root, 'signedOut')).toBe(true);
  });

  it('is not for who is signed in, or may be', () => {
    for (const standing of ['member', 'specialist', 'unknown', 'claimsMissing'] as const)
      expect(isMarkupTrue(root, standing)).toBe(false);
  });

  it('is not in another language, and where a page came without any', () => {
    setLocale('es');
    onTestFinished(() => setLocale('en'));
    expect(isMarkupTrue(root, 'signedOut')).toBe(false);
    root.dataset['language'] = 'es';
    expect(isMarkupTrue(root, 'signedOut')).toBe(true);
    delete root.dataset['language'];
    expect(isMarkupTrue(root, 'signedOut')).toBe(false);
  });

  it.each([
    ['where they wanted to go', () => rememberReturn('/member/dashboard')],
    ['where they are to go', () => rememberRedirect('/members')],
    ['from whose page they came', () => rememberPartner('prairie-steel')],
  ])('is not for a visitor of whom is known %s', (_what, remember) => {
    remember();
    expect(isMarkupTrue(root, 'signedOut')).toBe(false);
  });
});

describe('what was typed before the code came', () => {
  /** The app puts its own values into the fields, as react-hook-form does. */
  const draw = () => {
    for (const each of root.querySelectorAll('input')) {
      each.value = '';
      each.checked = false;
    }
  };
  const heard: string[] = [];
  beforeEach(() => {
    heard.length = 0;
    root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  });

  it('is typed again, so that the app hears of it, and nothing else is', () => {
    field('email').value = 'ana@example.com';
    const putBack = keepTyped(root);
    draw();
    putBack();
    expect(field('email').value).toBe('ana@example.com');
    expect(heard).toEqual(['email']);
  });

  it('counts up to the moment when the page is drawn', () => {
    const putBack = keepTyped(root);
    typeInto('email', 'a');
    typeInto('email', 'ana');
    draw();
    putBack();
    expect(field('email').value).toBe('ana');
    heard.length = 0;
    typeInto('email', 'ana@');
    draw();
    expect([field('email').value, heard]).toEqual(['', ['email']]);
  });

  it('leaves the place in the text where somebody types on', () => {
    field('name').value = 'Mariana';
    field('name').setSelectionRange(3, 3);
    const putBack = keepTyped(root);
    draw();
    field('name').setSelectionRange(0, 0);
    putBack();
    expect(field('name').value).toBe('Mariana');
    expect(field('name').selectionStart).toBe(3);
  });

  it('a box that was ticked is ticked', () => {
    field('terms').click();
    const putBack = keepTyped(root);
    draw();
    putBack();
    expect(field('terms').checked).toBe(true);
  });

  it('goes into the same field of a page that is drawn anew, and where there is none, nowhere', () => {
    field('email').value = 'ana@example.com';
    field('name').value = 'Mariana';
    const putBack = keepTyped(root);
    root.innerHTML = '<input name="phone"><input name="email">';
    putBack();
    expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'ana@example.com']);
  });
});
