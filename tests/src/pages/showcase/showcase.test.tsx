import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { LOCALES } from '#domain/words.ts';
import { AuthProvider } from '#src/features/session/auth-provider.tsx';
import { setLocale } from '#src/lib/locale.ts';
import Showcase from '#src/pages/showcase/showcase.tsx';
import { eventually } from '#tests/harness/eventually.ts';
import { startSession } from '#tests/harness/session.ts';

const folder = 'src/pages/showcase';
const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
const [, table = ''] = /const pages = \{([^]*?)\n\}/.exec(readFileSync(`${folder}/showcase.tsx`, 'utf8')) ?? [];
const pages = [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, page]) => page ?? '');

/** Parts that others are made of, and that have no look of their own. */
const withinOthers = ['page-link.tsx', 'waiting-heading.tsx'];

test('every shared piece is shown', () => {
  const pieces = readdirSync('src/ui').filter((file) => file.endsWith('.tsx') && !withinOthers.includes(file));
  expect(pieces.length).toBeGreaterThan(15);
  const missing = pieces.filter((file) => !sources.some((source) => source.includes(`/ui/${file}'`)));
  expect(missing).toEqual([]);
});

let root: Root | undefined;

/** Shows a page as the browser does: what is loaded, checked or counted later comes when it comes. */
function look(page: string, Mode: typeof Fragment | typeof StrictMode = Fragment) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Mode>
      <MemoryRouter initialEntries={[`/ui/${page}`]}>
        <AuthProvider session={startSession({ person: { lastName: 'Ruiz' }, journey: { furthest: 'complete' } })}>
          <Routes>
            <Route path="/ui/*" element={<Showcase />} />
          </Routes>
        </AuthProvider>
      </MemoryRouter>
    </Mode>,
  );
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  setLocale('en');
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(['', ...pages])('/ui/%s can be looked at', async (page) => {
    setLocale(locale);
    look(page);
    await eventually(() => screen.getByRole('heading', { level: 1, hidden: true }));
    await vi.dynamicImportSettled();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });
});

it.each([
  ['a menu that is open', 'menu-open', 'menu', 'More'],
  ['a dialog that is open', 'dialog-open', 'alertdialog', 'Cancel this visit?'],
  ['what a form says of its problems', 'form-with-problems', 'link', 'Answer this question'],
  ['how impersonation ends', 'impersonation-ended', 'alertdialog', 'Impersonation Ended'],
  ['how to stop impersonating, drawn twice', 'impersonation-stop', 'alertdialog', 'Stop Impersonating', StrictMode],
] as const)('shows %s', async (_, page, role, name, Mode = Fragment) => {
  look(page, Mode);
  await eventually(() => expect(screen.getAllByRole(role, { name: new RegExp(name) })).not.toHaveLength(0));
});

it('leaves no clock of an impersonation behind, though React draws each page twice', async () => {
  const begun = vi.spyOn(window, 'setInterval');
  const ended = vi.spyOn(window, 'clearInterval');
  look('impersonating', StrictMode);
  await eventually(() => expect(begun).toHaveBeenCalled());
  root?.unmount();
  root = undefined;
  const clocks = begun.mock.results.map(({ value }) => value as unknown);
  expect(ended.mock.calls.map(([clock]) => clock)).toEqual(expect.arrayContaining(clocks));
});
