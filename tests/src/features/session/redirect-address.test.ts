import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetRedirect,
  knownRedirect,
  readRedirect,
  rememberRedirect,
} from '#src/features/session/redirect-address.ts';

const adminSite = 'http://localhost:4306';

afterEach(() => vi.restoreAllMocks());

describe('an address to go to after signing out', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/member/survey?at=2#end', '/member/survey?at=2#end'],
    ['/members/../login', '/login'],
    ['/https://evil.example', '/https://evil.example'],
  ])('%s is a path of the app', (address, to) => {
    expect(readRedirect(address)).toEqual({ kind: 'path', to });
  });

  it.each([
    [adminSite, `${adminSite}/`],
    [`${adminSite}/members?search=ana`, `${adminSite}/members?search=ana`],
    ['HTTP://LOCALHOST:4306/', `${adminSite}/`],
  ])('%s is on the admin site', (address, to) => {
    expect(readRedirect(address)).toEqual({ kind: 'adminSite', to });
  });

  it.each([
    '',
    'login',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /login',
    '/\u0000',
    'https:/evil.example',
    'https:evil.example',
    'http:/localhost:4306/',
    'https://evil.example',
    'https://localhost:4306',
    'http://localhost:43060',
    'http://localhost:4306.evil.example',
    'http://localhost:4306@evil.example',
    'http://ana@localhost:4306/',
    'http://:secret@localhost:4306/',
    `blob:${adminSite}/4a8f`,
    `javascript:location='${adminSite}'`,
    'data:text/html,hello',
    'http://',
    'http://localhost:4306/\u0007',
  ])('%j is dropped', (address) => {
    expect(readRedirect(address)).toBeUndefined();
  });
});

describe('the stored address', () => {
  it('is kept for this tab until it is forgotten', () => {
    expect(knownRedirect()).toBeUndefined();
    rememberRedirect('/login');
    expect(knownRedirect()).toEqual({ kind: 'path', to: '/login' });
    forgetRedirect();
    expect(knownRedirect()).toBeUndefined();
  });

  it('is looked at anew: whoever wrote something else into the storage leads nobody away', () => {
    rememberRedirect('https://evil.example');
    expect(knownRedirect()).toBeUndefined();
  });

  it('is not missed where storage is switched off', () => {
    const refuse = () => {
      throw new Error('switched off');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    rememberRedirect('/login');
    forgetRedirect();
    expect(knownRedirect()).toBeUndefined();
  });
});
