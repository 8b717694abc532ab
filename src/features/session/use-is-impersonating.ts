import { useAuth } from './auth-provider.tsx';

/** Whether an admin impersonates the member that the pages show: what only the person can do is not offered then. */
export function useIsImpersonating(): boolean {
  return useAuth((snapshot) => snapshot.context.identity?.claims.original !== undefined);
}
