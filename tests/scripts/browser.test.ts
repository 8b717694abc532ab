import { describe, expect, it } from 'vitest';
import { findBrowser, findHeadlessShell } from '#scripts/browser.mjs';

const nothing = { env: {}, isRoot: false, runs: () => false, install: () => false };

it('takes the browser that CHROMIUM names', () => {
  const env = { CHROMIUM: '/opt/chrome/chrome' };
  expect(findBrowser({ ...nothing, env, runs: () => true })).toEqual({ path: '/opt/chrome/chrome' });
});

it('does not take another one silently when CHROMIUM is wrong', () => {
  const env = { CHROMIUM: '/nowhere' };
  const runs = (program: string) => program !== '/nowhere';
  expect(findBrowser({ ...nothing, env, runs })).toEqual({
    problem: expect.stringContaining('CHROMIUM is "/nowhere"'),
  });
});

it("takes the machine's own before it installs one", () => {
  const machine = { ...nothing, isRoot: true, runs: (program: string) => program.includes('Google Chrome') };
  expect(findBrowser(machine)).toEqual({ path: expect.stringContaining('Google Chrome') });
});

it('installs one for root and takes that', () => {
  let installed = false;
  const install = () => (installed = true);
  expect(findBrowser({ ...nothing, isRoot: true, runs: () => installed, install })).toHaveProperty('path');
});

it('installs nothing for anybody else, but says what to do', () => {
  const install = () => {
    throw new Error('must not be called');
  };
  expect(findBrowser({ ...nothing, install })).toEqual({
    problem: expect.stringContaining('apt-get install chromium'),
  });
});

it('says what to do when installing did not work', () => {
  expect(findBrowser({ ...nothing, isRoot: true })).toEqual({
    problem: expect.stringContaining('set CHROMIUM to its path'),
  });
});

describe('the headless shell', () => {
  it('is taken where the machine has it', () => {
    expect(findHeadlessShell({ ...nothing, runs: () => true })).toContain('chromium-headless-shell');
  });

  it('is installed for root', () => {
    let installed = false;
    const install = () => (installed = true);
    expect(findHeadlessShell({ isRoot: true, runs: () => installed, install })).toContain('chromium-headless-shell');
  });

  it('is done without where it cannot be had', () => {
    expect(findHeadlessShell({ ...nothing, isRoot: true })).toBeUndefined();
    expect(findHeadlessShell(nothing)).toBeUndefined();
  });
});
