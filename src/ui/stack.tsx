import { styled } from './styled.tsx';

/** One below the other; `gap` is a name of the spacing scale. */
export const Stack = styled('div', {
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
    // As wide as is easy to read.
    width: { measure: { maxWidth: 'measure' } },
  },
  defaultVariants: { gap: 'sm' },
});

/** One beside the other, going on in the next line where the place ends. */
export const Row = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: '0' },
  variants: {
    gap: { '2xs': { gap: '2xs' }, xs: { gap: 'xs' }, sm: { gap: 'sm' }, md: { gap: 'md' } },
    /** For what has several lines: an icon stands beside the first of them. */
    align: { center: {}, start: { alignItems: 'start' } },
    spread: { true: { justifyContent: 'space-between' }, false: {} },
  },
  defaultVariants: { gap: 'sm', align: 'center' },
});

/** The buttons at the end of a form: the main one first; below each other and full width on a phone. */
export const Actions = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    alignItems: { base: 'stretch', sm: 'center' },
    gap: 'sm',
    marginBlockStart: 'xs',
  },
});
