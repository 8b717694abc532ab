/** The color of text, on screens (src/theme/tokens.ts), in drawings and on paper. */
export const ink = '#1E2B27';
