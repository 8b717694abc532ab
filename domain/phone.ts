import type { FieldProblem } from './problem.ts';
import type { Words } from './words.ts';

/** What kind of phone a number belongs to. Texts go to mobiles only. */
export const phoneKinds = ['mobile', 'home', 'work'] as const;

/** So many numbers one person can leave with us. */
export const mostPhones = 5;

/**
 * A phone number of the US as it is stored, in E.164: +13125550142. Undefined for anything that can't be one: ten digits
 * with an optional +1 before them, of which the area code and the exchange begin with 2 to 9 (North American Numbering Plan,
 * NXX-NXX-XXXX).
 */
export function normalizePhone(text: string): string | undefined {
  const [, digits] = /^\+?1?([2-9]\d{2}[2-9]\d{6})$/.exec(text.replace(/[\s().-]/g, '')) ?? [];
  // A plus stands before the code of a country, so without the 1 it is a number elsewhere.
  if (digits === undefined || /^\s*\+\s*[^1\s]/.test(text)) return undefined;
  return `+1${digits}`;
}

/** A stored number as people in the US write it: (312) 555-0142. Any other text stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** What to do about a text that is no phone number. */
export const phoneFormat: Words = {
  en: 'Enter a US phone number with area code, such as (312) 555-0142',
  es: 'Escriba un número de EE. UU. con código de área, como (312) 555-0142',
};

type Phone = { kind: (typeof phoneKinds)[number]; number: string; may_text: boolean };

/** What is wrong with a phone that somebody leaves with us, with the place of each problem. */
export function checkPhone({ kind, number, may_text }: Phone): FieldProblem[] {
  return [
    ...(normalizePhone(number) === undefined ? [{ path: '/number', message: phoneFormat }] : []),
    ...(may_text && kind !== 'mobile' ? [{ path: '/may_text', message: textsToMobiles }] : []),
  ];
}

const textsToMobiles: Words = {
  en: 'Only a mobile phone can get texts',
  es: 'Solo un celular puede recibir mensajes de texto',
};
