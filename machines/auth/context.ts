import { defaultIdleMinutes } from '#domain/idle.ts';
import { nobody, type AuthContext, type AuthInput } from './types.ts';

/** What a session knows before anything has happened. */
export function contextAtStart(input: AuthInput): AuthContext {
  return {
    identity: undefined,
    member: nobody,
    refreshes: 0,
    details: undefined,
    isSessionStarting: false,
    failure: undefined,
    notice: undefined,
    drafts: undefined,
    keptFor: undefined,
    idle: { wall: 0, steady: 0 },
    idleLimit: input?.idleLimit ?? defaultIdleMinutes * 60_000,
  };
}
