/** What is shown of a text that is being written, by its addresses. */
export const writingViews = ['form', 'preview'] as const;
export type WritingView = (typeof writingViews)[number];
