/** The window from which on the rail stands beside the page: the breakpoint `lg`, for scripts. */
export const wideWindow = '(min-width: 64rem)';

/** The window that has room for a page and a record beside it: the breakpoint `xl`, for scripts. */
export const widestWindow = '(min-width: 80rem)';

/** Room within a part of a page, which may be narrower than the window leads one to think (`containerType: 'inline-size'`). */
export const roomIn = {
  /** For three short facts beside each other. */
  facts: '@container (min-width: 30rem)',
  /** For two columns of text. */
  columns: '@container (min-width: 40rem)',
  /** For a row with all that it tells in a line. */
  row: '@container (min-width: 52rem)',
  /** For a form with its rows in a line each, and something of half its width beside it. */
  formBeside: '@container (min-width: 64rem)',
  /** For a table of ten columns. */
  table: '@container (min-width: 64rem)',
} as const;

/** A window of a few lines, as at 400 % zoom: what stays in sight would leave no room for what is read. */
export const lowWindow = '@media (max-height: 30rem)';
