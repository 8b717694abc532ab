import { defineStyle } from '@chakra-ui/react/styled-system';

/** What closes is waited for until its animation ends; the one of its opening would never end again. */
const goneAtOnce = { '&[data-state=closed]': { animation: 'none' } };

export const backdropStyle = defineStyle({
  position: 'fixed',
  inset: '0',
  zIndex: 'toast',
  bg: 'rgb(30 43 39 / 55%)',
  animation: 'fadeIn {durations.quick} ease-out',
  ...goneAtOnce,
});

export const positionerStyle = defineStyle({
  position: 'fixed',
  inset: '0',
  zIndex: 'toast',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: 'sm',
  paddingBlockStart: { base: 'lg', sm: '3xl' },
  overflow: 'auto',
});

export const contentStyle = defineStyle({
  width: 'full',
  maxWidth: '32rem',
  padding: { base: 'md', sm: 'lg' },
  bg: 'bg.surface',
  border: '1px solid {colors.line}',
  borderRadius: 'lg',
  boxShadow: 'raised',
  animation: 'rise {durations.quick} ease-out',
  ...goneAtOnce,
  _focus: { outline: 'none' },
});

export const titleStyle = defineStyle({
  fontFamily: 'heading',
  fontSize: 'h2',
  fontWeight: 'bold',
  lineHeight: 'heading',
  marginBlockEnd: 'xs',
});

export const bodyStyle = defineStyle({ display: 'flex', flexDirection: 'column', gap: 'sm' });

export const footerStyle = defineStyle({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row-reverse' },
  justifyContent: 'flex-start',
  gap: 'xs',
  marginBlockStart: 'md',
});
