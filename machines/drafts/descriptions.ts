import type { Descriptions } from '../descriptions.ts';
import type { draftsMachine } from './machine.ts';

/** What the calls and conditions of the machine that owns the drafts are for. */
export const draftsDescriptions = {
  actors: {
    watchPage: 'Says when the page is hidden or left, or the connection is back, and asks who leaves unsaved input.',
    draft: 'What was typed into one form. It comes with the form that is opened.',
  },
  guards: {
    isOpen: 'The draft is there already.',
    hasNone: 'There is no draft any more.',
  },
} satisfies Descriptions<typeof draftsMachine>;
