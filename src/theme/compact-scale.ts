import type { tokens } from './tokens.ts';

type Scale = {
  [Group in 'fontSizes' | 'lineHeights' | 'spacing' | 'sizes']?: Partial<Record<keyof (typeof tokens)[Group], string>>;
};

/**
 * The same tokens for who works here all day: text of 15 and 16 px, rows of 36 to 40 px, and the whole window. Every target stays
 * larger than the 24 px of WCAG 2.5.8.
 */
const compact: Scale = {
  fontSizes: { small: '0.9375rem', body: '1rem', lead: '1rem', h3: '1rem', h2: '1.1875rem', h1: '1.5rem' },
  lineHeights: { snug: '1.3', body: '1.4' },
  spacing: { '2xs': '0.375rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem', '2xl': '3rem' },
  sizes: { '2xl': '3rem', touch: '2.25rem', control: '2.375rem', page: '112rem' },
};

/** A finger needs larger targets than a mouse. */
const forFingers: Scale = { sizes: { touch: '2.75rem', control: '2.75rem' } };

/**
 * The values of the tokens on the root of a page of the staff (layouts/specialist-layout.tsx): dialogs and menus, which stand
 * outside of the layout, follow. For the layer of tokens, which wins over that of what holds everywhere.
 */
export const compactScale = { ...variablesOf(compact), '@media (pointer: coarse)': variablesOf(forFingers) };

/** The custom properties that the tokens are. */
function variablesOf(scale: Scale): Record<`--${string}`, string> {
  return Object.fromEntries(
    Object.entries(scale).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [
        `--novi-${group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${name}`,
        value,
      ]),
    ),
  );
}
