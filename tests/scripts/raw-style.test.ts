import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

// The project's own configuration, so that the rule taken out of it is noticed.
const eslint = new ESLint();

async function complaints(code: string, filePath = 'src/ui/card.tsx'): Promise<string[]> {
  const results = await eslint.lintText(`export const style = ${code};`, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId ?? ''));
}

describe('no size and no color stands in a screen', () => {
  it.each([
    ["'1px solid {colors.line}'"],
    ["'calc(50% - 0.625rem)'"],
    ['`calc(${String(Math.random())} - 2.5px)`'],
    ["'#14523F'"],
    ["'1 1 auto, #fff'"],
    ["'rgb(60 45 20 / 6%)'"],
  ])('%s is refused', async (code) => {
    expect(await complaints(code)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    ["'{borderWidths.hair} solid {colors.line}'"],
    ["'-0.02em'"],
    ["'calc(50% - 50vw)'"],
    ["'#main'"],
    ["'/#add-relative'"],
  ])('%s may stand there', async (code) => {
    expect(await complaints(code)).toEqual([]);
  });

  it('the theme is where they stand', async () => {
    expect(await complaints("'1px'", 'src/theme/global-css.ts')).toEqual([]);
  });
});
