import { defineStyle } from '@chakra-ui/react/styled-system';

/** Spoken by a screen reader, not seen. */
export const visuallyHiddenStyle = defineStyle({
  position: 'absolute',
  width: 'dot',
  height: 'dot',
  margin: 'calc({borderWidths.hair} * -1)',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
