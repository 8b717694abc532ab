import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileModule } from '#scripts/styles/compile-module.ts';
import { recipesCss, themeCss, type Rules } from '#scripts/styles/compile.ts';
import { sourceFiles } from '#scripts/styles/source-files.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What a module is made into, and its rules by their classes. */
async function compiled(code: string, file = `${root}/src/ui/sample.tsx`) {
  const rules: Rules = new Map();
  return { code: await compileModule(file, code, rules), rules, css: recipesCss(rules) };
}
const ofFile = (path: string) => compiled(readFileSync(`${root}/${path}`, 'utf8'), `${root}/${path}`);

describe('a recipe', () => {
  it('becomes the names of classes, whose rules say what the theme says', async () => {
    const { code, rules } = await compiled(
      `const Box = styled('div', { base: { color: 'fg' }, variants: { pad: { sm: { padding: 'sm' }, none: {} } } });`,
    );
    const [base = '', pad = ''] = rules.keys();
    expect(code).toBe(`const Box = styled('div', {"base":"${base}","variants":{"pad":{"sm":"${pad}","none":""}}});`);
    expect([...rules.values()]).toEqual([
      `.${base}{color:var(--novi-colors-fg);}`,
      `.${pad}{padding:var(--novi-spacing-sm);}`,
    ]);
  });

  it('keeps its conditions: hover, print, width and what stands within', async () => {
    const { css } = await compiled(
      `const A = styled('a', { base: { _hover: { color: 'action' }, display: { base: 'block', _print: 'none' }, '& > b': { flex: '1' } } });`,
    );
    expect(css).toMatch(/@media \(hover: hover\)\{\.n\w+:is\(:hover/);
    expect(css).toMatch(/@media print\{\.n\w+\{display:none;\}\}/);
    expect(css).toMatch(/\.n\w+>b\{flex:1;\}/);
  });

  it('may name constants of its module, and what that imports from a file without markup', async () => {
    const { css } = await compiled(
      `import { positionerStyle } from '../theme/recipes/dialog.ts';
       const quiet = { color: 'fg.muted' } as const;
       const loud = { ...quiet, fontWeight: 'bold' };
       const A = styled('p', { base: loud });
       const B = styled(Positioner, { base: positionerStyle });`,
    );
    expect(css).toContain('color:var(--novi-colors-fg-muted)');
    expect(css).toContain('position:fixed');
  });

  it('has a class of its own where only the condition of a style differs', async () => {
    const { rules } = await compiled(
      `const A = styled('p', { base: { color: 'fg' } }); const B = styled('p', { base: { '&:not(:empty)': { color: 'fg' } } });`,
    );
    expect([...rules.values()]).toEqual([
      expect.stringMatching(/^\.n\w+\{color/),
      expect.stringMatching(/^\.n\w+:not\(:empty\)\{color/),
    ]);
  });

  it('that hangs on what runs is refused, with the name of its file', async () => {
    await expect(compiled(`const A = styled('p', { base: { color: colorOfDay() } });`)).rejects.toThrow('colorOfDay');
  });

  it('that gives a token to a property which knows none is refused: the browser would ignore it', async () => {
    await expect(compiled(`const A = styled('p', { base: { scrollMarginBlock: '3xl' } });`)).rejects.toThrow(
      'scrollMarginBlock knows no token "3xl"',
    );
  });

  it('shares its classes with its like, unless it dresses a component, which may wear others', async () => {
    const bold = `{ base: { fontWeight: 'bold' } }`;
    expect((await compiled(`const A = styled('b', ${bold}); const B = styled('i', ${bold});`)).rules.size).toBe(1);
    expect((await compiled(`const A = styled('b', ${bold}); const B = styled(A, ${bold});`)).rules.size).toBe(2);
  });
});

describe('the style sheet', () => {
  it('has what dresses a component again after what it wore before', () => {
    const files = sourceFiles(root, ['src']);
    const at = (path: string) => files.indexOf(`${root}/${path}`);
    expect(at('src/ui/text.tsx')).toBeGreaterThan(-1);
    expect(at('src/ui/text.tsx')).toBeLessThan(at('src/ui/check-answers.tsx'));
    expect(at('src/ui/card.tsx')).toBeLessThan(at('src/pages/member/release-of-information/signed-release.tsx'));
  });

  it('begins with the order of its layers, the reset, the tokens and what holds on every page', () => {
    expect(themeCss()).toMatch(/^@layer reset, base, tokens, recipes;/);
    expect(themeCss()).toContain('--novi-colors-fg:');
    expect(themeCss()).toContain(':focus-visible{');
  });
});

describe('what only its style shows', () => {
  it('the question of a group lies within the mark of its problem, and the answers stand below it', async () => {
    const { css } = await ofFile('src/ui/fields/field-frame.tsx');
    // A legend that does not float is drawn over the border, which then begins in the middle of it.
    expect(css).toMatch(/float:inline-start/);
    expect(css).toMatch(/legend\+\*\{[^}]*clear:both/);
  });

  it('the tab of the page one is on takes no more room than before', async () => {
    const { css } = await ofFile('src/layouts/page-tabs.tsx');
    const [ofCurrent] = /\[aria-current=page\][^{]*\{[^}]*\}/.exec(css) ?? [];
    expect(ofCurrent).toContain('border-block-end-color');
    expect(ofCurrent).not.toContain('font-weight');
  });
});
