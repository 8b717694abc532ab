import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Text inputs, selects and text areas. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInline: 'sm',
    paddingBlock: '2xs',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'body',
    lineHeight: 'snug',
    border: '1.5px solid {colors.line.control}',
    borderRadius: 'md',
    appearance: 'none',
    transition: 'border-color {durations.quick}',
    '&:hover:not([aria-invalid=true], :disabled)': { borderColor: 'fg.muted' },
    _focusVisible: { outlineOffset: '1px', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
    '&:disabled': { bg: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      text: {},
      area: { paddingBlock: 'xs', minHeight: '2xl', resize: 'vertical', lineHeight: 'body' },
      select: { paddingInlineEnd: 'xl', cursor: 'pointer' },
    },
    /** As wide as its place, or as what it takes. */
    width: { full: {}, day: { width: 'dayField' }, year: { width: 'yearField' } },
  },
  defaultVariants: { kind: 'text', width: 'full' },
});

/** A radio or checkbox with its label: the whole row is the target, and the choice shows by shape, edge and weight. */
export const choiceRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 'xs',
    alignItems: 'start',
    cursor: 'pointer',
    '& input': {
      width: 'icon',
      height: 'icon',
      margin: '0',
      // In the middle of the first line of its label, in both scales.
      ...{ fontSize: 'inherit', lineHeight: 'inherit', marginBlockStart: 'calc((1lh - {sizes.icon}) / 2)' },
      accentColor: '{colors.action}',
      cursor: 'inherit',
    },
    '& input:focus-visible': { outlineOffset: '3px' },
  },
  variants: {
    look: {
      boxed: {
        paddingInline: 'sm',
        paddingBlock: 'xs',
        minHeight: 'control',
        bg: 'bg.surface',
        border: '1.5px solid {colors.line.control}',
        borderRadius: 'md',
        transition: 'background-color {durations.quick}, border-color {durations.quick}',
        // Less than what is chosen looks like: a mouse that rests there must not seem to have chosen.
        _hover: { borderColor: 'action' },
        '&:has(input:checked)': {
          bg: 'action.subtle',
          borderColor: 'action',
          boxShadow: 'inset 0 0 0 1px {colors.action}',
        },
      },
      plain: { paddingBlock: '2xs', minHeight: 'touch' },
    },
    invalid: { true: { borderColor: 'danger' }, false: {} },
  },
  defaultVariants: { look: 'boxed' },
});
