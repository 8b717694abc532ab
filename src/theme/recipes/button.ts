import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Worn by buttons and by links that look like one. The transparent border becomes the edge in forced colors. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2xs',
    minHeight: 'control',
    minWidth: 'touch',
    // With large letters a narrow window needs its width for the words.
    paddingInline: 'min({spacing.md}, 6.2vw)',
    paddingBlock: '2xs',
    border: '2px solid transparent',
    borderRadius: 'md',
    fontWeight: 'bold',
    fontSize: 'body',
    lineHeight: 'snug',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color {durations.quick}, border-color {durations.quick}, color {durations.quick}',
    '&[aria-disabled=true], &:disabled': { cursor: 'not-allowed' },
    '&:disabled, &:disabled:hover': { bg: 'bg.sunken', color: 'fg.muted', borderColor: 'line.control' },
    '& svg': { flexShrink: 0 },
    // The longest word breaks before it sticks out.
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    look: {
      primary: {
        bg: 'action',
        color: 'fg.onAction',
        _hover: { bg: 'action.hover' },
        '&[aria-disabled=true]': { bg: 'action.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'action',
        borderColor: 'action',
        _hover: { bg: 'action.subtle', color: 'action.hover' },
      },
      quiet: {
        color: 'action',
        // It looks like a word in a line, and its first letter stands where that of the line above does.
        paddingInline: '3xs',
        marginInlineStart: 'calc(-1 * {spacing.3xs} - 2px)',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        _hover: { bg: 'action.muted', color: 'action.hover' },
      },
      destructive: { bg: 'danger', color: 'fg.onAction', _hover: { bg: 'danger.hover' } },
    },
    size: {
      md: {},
      sm: { minHeight: 'touch', fontSize: 'small', '&:not([data-look=quiet])': { paddingInline: 'sm' } },
    },
    wide: { true: { width: 'full' }, phone: { width: { base: 'full', sm: 'auto' } }, false: {} },
  },
  defaultVariants: { look: 'primary', size: 'md' },
});
