import { defineStyle } from '@chakra-ui/react/styled-system';
import { lowWindow } from '../windows.ts';
import { positionerStyle as dialogPositioner } from './dialog.ts';

/** A dialog that stands at the right edge, as high as the window; on a phone it is all of it. */
export const positionerStyle = defineStyle({
  ...dialogPositioner,
  padding: '0',
  paddingBlockStart: '0',
  alignItems: 'stretch',
  justifyContent: 'flex-end',
});

export const contentStyle = defineStyle({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxWidth: 'drawer',
  height: '100dvh',
  bg: 'bg.surface',
  boxShadow: 'raised',
  animation: 'fadeIn {durations.quick} ease-out',
  '&[data-state=closed]': { animation: 'none' },
  _focus: { outline: 'none' },
  // In a window of a few lines, as at 400 % zoom, what stays in sight would leave no room for what is read.
  [lowWindow]: { overflowY: 'auto' },
});

export const headerStyle = defineStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 'sm',
  paddingInline: { base: 'sm', sm: 'lg' },
  paddingBlock: 'xs',
  bg: 'bg.surface',
  borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
  '& > button': { flex: 'none' },
});

export const titleStyle = defineStyle({
  fontFamily: 'heading',
  fontSize: 'h2',
  fontWeight: 'bold',
  lineHeight: 'heading',
  paddingBlock: '2xs',
  minWidth: '0',
  overflowWrap: 'anywhere',
  _focus: { outline: 'none' },
  _focusVisible: { outline: 'none' },
});

export const bodyStyle = defineStyle({
  // What is hidden from sight in it scrolls with it, and not the whole drawer.
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [lowWindow]: { flex: 'none', overflowY: 'visible' },
  paddingInline: { base: 'sm', sm: 'lg' },
  paddingBlock: { base: 'sm', sm: 'md' },
  display: 'flex',
  flexDirection: 'column',
  gap: 'md',
});
