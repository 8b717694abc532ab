import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { staticStyles } from '#scripts/styles/plugin.ts';

const root = resolve(import.meta.dirname, '../../..');
const first = ['src/pages/login/login-page.tsx'];
type Hooks = {
  load: (this: { addWatchFile: (file: string) => void }, id: string) => Promise<string>;
  transform: (code: string, id: string) => Promise<{ code: string } | undefined>;
};
const plugin = staticStyles({ first }) as unknown as Hooks;
const load = (id: string) => plugin.load.call({ addWatchFile: () => undefined }, `\0virtual:${id}`);
const transform = async (path: string, hooks = plugin) =>
  (await hooks.transform(readFileSync(`${root}/${path}`, 'utf8'), `${root}/${path}`))?.code ?? '';
const classesIn = (text: string) => new Set(text.match(/(?<=[."])n[A-Za-z0-9]{5}(?=[."{:> ,[])/g));

let [sheet, more] = ['', ''];
beforeAll(async () => {
  [sheet, more] = await Promise.all([load('styles.css'), load('more-styles.css')]);
}, 60_000);

it('dresses the first pages, and all that they import, with the first sheet alone', async () => {
  for (const path of [...first, 'src/ui/fields/field-frame.tsx', 'src/ui/button.tsx']) {
    const code = await transform(path);
    expect(code, path).not.toContain('virtual:more-styles.css');
    expect(classesIn(code), path).not.toEqual(new Set());
    for (const name of classesIn(code)) expect(sheet, path).toContain(`.${name}`);
  }
});

it('gives the second sheet to whatever wears more, and to nothing else', async () => {
  expect(await transform('src/layouts/member-layout.tsx')).toMatch(/\nimport 'virtual:more-styles\.css';$/);
  expect(
    await transform('src/pages/member/welcome/welcome-page.tsx', staticStyles() as unknown as Hooks),
  ).not.toContain('more-styles');
});

it('says each rule once: the theme, and what both wear, in the first sheet', () => {
  expect(sheet).toContain('@layer reset');
  expect(more).not.toContain('@layer reset');
  const rules = (css: string) => new Set(css.match(/(?<=[{}])\.n[A-Za-z0-9]{5}\{[^}]*\}/g));
  expect(rules(more).size).toBeGreaterThan(50);
  expect([...rules(more)].filter((rule) => rules(sheet).has(rule))).toEqual([]);
});
