import { createContext } from 'react';

/**
 * The id of the text that says why nothing can be pressed, where somebody looks at what another person will have: the buttons are
 * there, as that person sees them, and do nothing.
 */
export const PreviewNoteContext = createContext<string | undefined>(undefined);
