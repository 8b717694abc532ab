import { expect, it } from 'vitest';
import { atlasTexts } from '#flows/page/texts.ts';

it('the atlas tells product reviewers nothing in commands', () => {
  const said = Object.values(atlasTexts).flatMap(({ en, es }) => [en, es]);
  expect(said.filter((text) => /\bnpm\b|--\w/.test(text))).toEqual([]);
});
