import { assign } from 'xstate';
import { draftBase } from '../base.ts';
import { goesOnWithOwn, seenAs } from '../rules.ts';
import { unsavedOf, type DraftContext } from '../types.ts';

/** What a form of the draft begins with, and what it shows. */
export const withForm = draftBase.extend({
  actions: {
    countForm: assign(({ context, event }) => ({
      forms: context.forms + 1,
      ...(context.forms === 0 && event.type === 'form.opened' && { formValue: event.base }),
    })),
    countFormOut: assign(({ context: { forms, triedKey } }) => ({
      forms: Math.max(0, forms - 1),
      isSaved: false,
      // Who comes back to the form another time may want the same once more.
      triedKey: forms > 1 ? triedKey : undefined,
    })),
    noteOpening: assign({ isOpening: true }),
    noteNotOpening: assign({ isOpening: false }),
    beginOpening: assign({ isOpening: false, read: undefined, formValue: undefined }),
    keepRead: assign((_, { read }: { read: DraftContext['read'] }) => ({ read })),
    /** What is unsaved here goes before what lies on the device, and that before what the backend holds. */
    beginForm: assign(({ context, event }) => {
      const shown = event.type === 'form.opened' ? event.base : undefined;
      const begun = { forms: context.forms + 1, read: undefined, isSaved: false };
      if (goesOnWithOwn(context)) {
        const formValue = shown ?? unsavedOf(context)?.value;
        return { ...begun, formValue, isRestored: true, problem: undefined, failures: 0 };
      }
      const { found, ...stored } = context.read ?? { version: context.version, value: context.base };
      if (found) {
        const { value, ids, version, base, unanswered, isSent = false } = found;
        const seen = { version, base, unanswered, isSent, record: undefined };
        return { ...begun, ...seen, formValue: shown ?? value, isRestored: true, waiting: { value }, foundIds: ids };
      }
      const base = shown ?? stored.value;
      const saved = { waiting: undefined, problem: undefined, failures: 0 };
      return { ...begun, ...saved, ...seenAs({ ...stored, value: base }), formValue: base, isRestored: false };
    }),
    noteRead: assign({ isRestored: false }),
  },
});
