import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explain, isInstalled } from '#scripts/install.mjs';

describe('whether everything is installed', () => {
  let folder = '';
  const locked = {
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'novi-install-'));
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function install(packages: object, withNode = true): void {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    if (withNode) writeFileSync(join(folder, 'node_modules/.bin/node'), '');
  }

  it('is so when all versions agree, without the packages of other platforms', () => {
    install({ 'node_modules/pg': { version: '8.23.1' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('is not so when the lock file has moved on', () => {
    install({ 'node_modules/pg': { version: '8.22.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is not so when a package is missing', () => {
    install({});
    expect(isInstalled(folder)).toBe(false);
  });

  it("is not so when the install broke off, before npm wrote its own list or the project's Node was there", () => {
    expect(isInstalled(folder)).toBe(false);
    install({ 'node_modules/pg': { version: '8.23.1' } }, false);
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('what a failed npm tells a person', () => {
  it.each([
    [
      'npm error code ENOTFOUND\nnpm error network request failed',
      /registry cannot be reached: connect to the network/,
    ],
    ['npm error code ENOSPC', /the disk is full: free up/],
    ['npm error code EACCES\nnpm error syscall mkdir', /this folder cannot be written: give yourself the right/],
    ['npm error code EUSAGE\nnpm error `npm ci` can only install', /do not belong together: run "npm install"/],
    ['npm error code E404\nnpm error 404 Not Found', /npm said "npm error code E404"\.$/],
  ])('for %j it is one sentence', (output, sentence) => {
    expect(explain(output)).toMatch(sentence);
    expect(explain(output)).not.toContain('\n');
  });
});
