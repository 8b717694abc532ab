import { styled } from '#src/ui/styled.tsx';

/** Things of one kind below each other, with a line between them. */
export const Entries = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: 'xs' },
    '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
