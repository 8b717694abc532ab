import { defineRecipe } from '@chakra-ui/react/styled-system';

export const textRecipe = defineRecipe({
  base: { maxWidth: 'measure' },
  variants: {
    look: {
      body: {},
      lead: { fontSize: 'lead', lineHeight: 'body', color: 'fg.muted' },
      muted: { color: 'fg.muted' },
      small: { fontSize: 'small', color: 'fg.muted' },
      strong: { fontWeight: 'bold' },
    },
    /** With words of other people, which may be longer than a line. */
    breaks: { true: { overflowWrap: 'anywhere' } },
  },
  defaultVariants: { look: 'body' },
});

export const headingRecipe = defineRecipe({
  base: { maxWidth: 'measure' },
  variants: {
    size: {
      display: { fontSize: 'display', letterSpacing: '-0.015em' },
      h1: { fontSize: 'h1', letterSpacing: '-0.01em' },
      h2: { fontSize: 'h2' },
      h3: { fontSize: 'h3', lineHeight: 'snug' },
    },
  },
  defaultVariants: { size: 'h2' },
});

export const linkRecipe = defineRecipe({
  base: {
    color: 'action',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    // A finger finds it: a line of text alone is lower than the 24 px of WCAG 2.5.8.
    paddingBlock: '3xs',
    borderRadius: 'sm',
    _hover: { color: 'action.hover', textDecorationThickness: '2px' },
  },
});
