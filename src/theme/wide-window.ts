/** The window from which on the rail stands beside the page: the breakpoint `lg`, for scripts. */
export const wideWindow = '(min-width: 64rem)';
