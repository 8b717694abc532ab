import { chakra } from '@chakra-ui/react/styled-system';

/** One below the other; `gap` is a name of the spacing scale. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    gap: {
      '2xs': { gap: '2xs' },
      xs: { gap: 'xs' },
      sm: { gap: 'sm' },
      md: { gap: 'md' },
      lg: { gap: 'lg' },
      xl: { gap: 'xl' },
    },
  },
  defaultVariants: { gap: 'sm' },
});

/** One beside the other, going on in the next line where the place ends. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: '0' },
  variants: {
    gap: { '2xs': { gap: '2xs' }, xs: { gap: 'xs' }, sm: { gap: 'sm' }, md: { gap: 'md' } },
    spread: { true: { justifyContent: 'space-between' }, false: {} },
  },
  defaultVariants: { gap: 'sm' },
});

/** The buttons at the end of a form: the main one first; below each other and full width on a phone. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    alignItems: { base: 'stretch', sm: 'center' },
    gap: 'sm',
    marginBlockStart: 'xs',
  },
});
