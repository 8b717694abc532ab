import type { ActorRefFrom } from 'xstate';
import type { impersonationMachine } from '#machines/impersonation/machine.ts';
import { useAuth } from '../session/auth-provider.tsx';

export type ImpersonationActor = ActorRefFrom<typeof impersonationMachine>;

/** The impersonation that goes on beside the session, while an admin impersonates the member. */
export function useImpersonation(): ImpersonationActor | undefined {
  return useAuth((snapshot) => snapshot.children.impersonation) as ImpersonationActor | undefined;
}
