import { useAuth } from './auth-provider.tsx';

/** Whether somebody has a session, for pages that are open to all: also an account that is not finished yet. */
export function useIsSignedIn(): boolean {
  return useAuth((snapshot) => snapshot.context.identity !== undefined);
}
