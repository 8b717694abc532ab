import { defineStyle } from '@chakra-ui/react/styled-system';

/** One of several beside each other, of which one is open: a link to a page, or a tab of one. */
export const tabStyle = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontSize: 'small',
  fontWeight: 'medium',
  color: 'action',
  borderBlockEnd: '{borderWidths.strong} solid transparent',
  // What is transparent shows in forced colors.
  _highContrast: { borderBlockEndStyle: 'none' },
  _hover: { color: 'action.hover' },
  // Of the same weight as the others: a wider one would push its neighbors into another line.
  '&[aria-current=page], &[aria-selected=true]': {
    color: 'fg',
    textDecoration: 'none',
    borderBlockEndColor: 'accent',
    borderBlockEndStyle: 'solid',
  },
});
