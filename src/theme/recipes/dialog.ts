import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** What closes is waited for until its animation ends; the one of its opening would never end again. */
const goneAtOnce = { '&[data-state=closed]': { animation: 'none' } };

export const dialogRecipe = defineSlotRecipe({
  slots: [
    'backdrop',
    'positioner',
    'content',
    'title',
    'body',
    'footer',
    'trigger',
    'header',
    'description',
    'closeTrigger',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'toast',
      bg: 'rgb(30 43 39 / 55%)',
      animation: 'fadeIn {durations.quick} ease-out',
      ...goneAtOnce,
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'toast',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      padding: 'sm',
      paddingBlockStart: { base: 'lg', sm: '3xl' },
      overflow: 'auto',
    },
    content: {
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
    },
    title: { fontFamily: 'heading', fontSize: 'h2', fontWeight: 'bold', lineHeight: 'heading', marginBlockEnd: 'xs' },
    body: { display: 'flex', flexDirection: 'column', gap: 'sm' },
    footer: {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row-reverse' },
      justifyContent: 'flex-start',
      gap: 'xs',
      marginBlockStart: 'md',
    },
  },
});
