import type { BuiltApp } from '#server/http/built-app.ts';

/**
 * What is seen before any code is there has the first style sheet alone.
 * @throws Error naming a page whose markup wears a class that this sheet does not have
 */
export function checkDressed({ css, pages }: Pick<BuiltApp, 'css' | 'pages'>): void {
  for (const { path, markup, partnerMarkup } of pages) {
    const drawn = [markup, ...Object.values(partnerMarkup ?? {})].flatMap((words) => Object.values(words ?? {}));
    const worn = new Set(
      drawn.flatMap((html) => [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))),
    );
    const missing = [...worn].filter((name) => !css.includes(`.${name}`));
    if (missing.length > 0)
      throw new Error(
        `The markup of ${path} wears "${missing.join('", "')}", and the first style sheet has no such class.`,
      );
  }
}
