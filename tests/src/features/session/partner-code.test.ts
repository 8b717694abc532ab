import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetPartner,
  forgetPartnerWithPerson,
  knownPartner,
  rememberPartner,
} from '#src/features/session/partner-code.ts';

afterEach(() => vi.restoreAllMocks());

test('a code lasts in this tab until it is used', () => {
  rememberPartner('prairie-steel');
  expect(knownPartner()).toBe('prairie-steel');
  expect(localStorage).toHaveLength(0);
  forgetPartner();
  expect(knownPartner()).toBeUndefined();
});

test('what is no code is not filled in, whoever wrote it', () => {
  sessionStorage.setItem('novi.partner', '<b>');
  expect(knownPartner()).toBeUndefined();
});

test('it survives a sign-up that fails, and one that succeeds', () => {
  const watch = forgetPartnerWithPerson();
  rememberPartner('prairie-steel');
  for (const person of [undefined, undefined, 'ana', 'ana']) watch(person);
  expect(knownPartner()).toBe('prairie-steel');
});

test.each([[undefined], ['eve']])('it goes with the person, whoever comes then (%s)', (next) => {
  const watch = forgetPartnerWithPerson();
  watch('ana');
  rememberPartner('prairie-steel');
  watch(next);
  expect(knownPartner()).toBeUndefined();
});

test('where storage is switched off, the code is typed instead', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  rememberPartner('prairie-steel');
  forgetPartner();
  expect(knownPartner()).toBeUndefined();
});
