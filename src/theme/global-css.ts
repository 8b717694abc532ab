import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    // On paper letters of 11 points are as easy to read as larger ones on a screen.
    fontSize: { base: '100%', _print: '80%' },
    scrollPaddingTop: 'xl',
  },
  // No least width: it grows with the letters, and made pages twice as wide as a phone at 200 %. A word that is longer than
  // its line breaks instead.
  body: { fontSize: 'body', lineHeight: 'body', overflowWrap: 'break-word' },
  'h1, h2, h3': {
    fontFamily: 'heading',
    fontWeight: 'bold',
    lineHeight: 'heading',
    textWrap: 'balance',
    // A heading can hold a name. In a row it would be as wide as the longest word, however narrow the row is.
    overflowWrap: 'anywhere',
  },
  'p, li, dd': { textWrap: 'pretty' },
  '*::placeholder': { color: 'fg.muted' },
  '*::selection': { bg: 'action.line', color: 'fg' },
  // A page that comes with its markup, where the app is going to draw another one (index.html).
  '[data-unseen] #root': { visibility: 'hidden' },
  noscript: { display: 'block', paddingBlock: 'sm', bg: 'warning.subtle', fontWeight: 'medium' },
  'noscript > p': { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: 'sm', sm: 'md' } },
  '#root form': { '@media (scripting: none)': { display: 'none !important' } },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  // What is pressed shows that at once, a link until its page is there (PageLink).
  'a[href]:active, a[data-active], button:enabled:not([aria-disabled=true]):active, summary:active': {
    boxShadow: 'inset 0 0 0 2px currentColor',
    // Forced colors know no shadows.
    '@media (forced-colors: active)': { outline: '2px dashed' },
  },
  // A heading takes the focus when the page changes, for the screen reader; it is no control, so it shows no ring.
  'h1:focus, h1:focus-visible': { outline: 'none' },
  // Of a page with a sheet to print, the sheet alone goes on paper.
  'body:has([data-print-alone]) :not([data-print-alone], [data-print-alone] *, :has([data-print-alone]))': {
    _print: { display: 'none !important' },
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Of any other length, every property of every element that names none has a transition: larger letters come to the page level by
      // level, and to what is folded away not at all.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
