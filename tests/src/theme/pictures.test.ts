import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from '#src/theme/tokens.ts';

it.each(['src/theme/share-picture.svg', 'index.html'])(
  '%s, which can’t read the tokens, has colors of the palette alone',
  (file) => {
    const colors = Object.values(palette).flatMap((shades) =>
      typeof shades === 'string' ? [shades] : Object.values<string>(shades),
    );
    const used = readFileSync(file, 'utf8').match(/#[0-9A-F]{6}\b/gi);
    expect(used).not.toBeNull();
    expect(colors).toEqual(expect.arrayContaining(used ?? []));
  },
);
