/** Where the tab keeps a trace that was asked for, so that it goes on when the page is loaded anew. */
export const traceKey = 'trace';

/** The id of the bar that says that a trace is recorded. */
export const traceBarId = 'trace-bar';
