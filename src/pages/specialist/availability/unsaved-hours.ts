import { useEffect } from 'react';
import type { StoredHours } from '#machines/availability/machine.ts';
import { pageState } from '#src/lib/page-state.ts';
import { clearOnSignOut } from '#src/lib/personal-data.ts';
import type { HoursForm } from './hours-form.ts';

/** What was typed, and the hours over which it was typed. */
type UnsavedHours = { typed: HoursForm; stored: StoredHours };

/**
 * Hours that were changed and not saved when somebody went to another page of the app: they are there again when they come back. It
 * holds no more than the form did, and goes with the person.
 */
export const unsavedHours = pageState<UnsavedHours | undefined>(undefined);
clearOnSignOut(() => (unsavedHours.value = undefined));

/** Lets the browser ask before a page with unsaved changes is closed or loaded anew. */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
