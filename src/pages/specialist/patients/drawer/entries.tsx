import { chakra } from '@chakra-ui/react/styled-system';

/** Things of one kind below each other, with a line between them. */
export const Entries = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: 'xs' },
    '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
