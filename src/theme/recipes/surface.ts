import { defineRecipe } from '@chakra-ui/react/styled-system';

export const cardRecipe = defineRecipe({
  base: { borderRadius: 'lg', minWidth: '0' },
  variants: {
    look: {
      raised: { bg: 'bg.surface', border: '1px solid {colors.line}', boxShadow: 'panel' },
      sunken: { bg: 'bg.sunken', border: '1px solid transparent' },
      outlined: { bg: 'bg.surface', border: '1px solid {colors.line}' },
    },
    pad: { md: { padding: { base: 'md', sm: 'lg' } }, sm: { padding: { base: 'sm', sm: 'md' } }, none: {} },
  },
  defaultVariants: { look: 'raised', pad: 'md' },
});

export const alertRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 'xs',
    padding: 'sm',
    borderRadius: 'md',
    border: '1px solid transparent',
    borderInlineStartWidth: '5px',
    color: 'fg',
    '& > svg': { marginBlockStart: '0.1em' },
    // It takes the focus to be read out, not to be used.
    _focus: { outline: 'none' },
  },
  variants: {
    tone: {
      default: { bg: 'bg.surface', borderColor: 'line.control', '& > svg': { color: 'action' } },
      success: { bg: 'success.subtle', borderColor: 'success', '& > svg': { color: 'success' } },
      warning: { bg: 'warning.subtle', borderColor: 'warning', '& > svg': { color: 'warning' } },
      destructive: { bg: 'danger.subtle', borderColor: 'danger', '& > svg': { color: 'danger' } },
    },
  },
  defaultVariants: { tone: 'default' },
});

/** A message that stays in sight within its part of the page, above or below what is looked at; where there is room for both. */
export const stickyRecipe = defineRecipe({
  base: {
    borderRadius: 'md',
    boxShadow: 'raised',
    '@media (min-height: 30rem)': { position: 'sticky', insetBlock: '2xs', zIndex: 'bar' },
  },
});
