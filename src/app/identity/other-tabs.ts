import { sessionKey, sessionOver } from './session-flag.ts';

/**
 * Hears at once, by the flag of the session, that somebody signed in or out in another tab: the identity SDK finds out by
 * looking every now and then, and a tab in which it was never needed, not at all. `over`: the provider has ended the
 * session, as another tab found out first.
 */
export function hearOtherTabs(changed: (present: boolean) => void, over: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    // Whoever else hears the same event goes first: a session that was left alone ends as such.
    if (key === sessionKey) setTimeout(() => (newValue === sessionOver ? over() : changed(newValue !== null)));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
