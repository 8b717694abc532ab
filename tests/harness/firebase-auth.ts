import type { User } from 'firebase/auth';
import { vi } from 'vitest';

/** In the place of `firebase/auth` (vitest.config.ts): an identity provider that knows whom a test says. */
export const auth = {
  currentUser: null as User | null,
  languageCode: null as string | null,
  authStateReady: () => Promise.resolve(),
};

type Listener = (user: User | null) => void;
const listeners = new Set<Listener>();

export const initializeAuth = () => auth;
export const connectAuthEmulator = () => undefined;
export const indexedDBLocalPersistence = {};
export const EmailAuthProvider = { credential: (email: string, password: string) => ({ email, password }) };
/** A listener hears soon who is there, and of each change from then on. */
export const onIdTokenChanged = (_auth: unknown, listener: Listener) => {
  listeners.add(listener);
  queueMicrotask(() => listeners.has(listener) && listener(auth.currentUser));
  return () => listeners.delete(listener);
};

/** What the provider is asked for goes well; a test says otherwise with `mockRejectedValue`. */
const done = () => vi.fn<(...given: unknown[]) => Promise<unknown>>(() => Promise.resolve());
export const applyActionCode = done();
export const checkActionCode = done();
export const confirmPasswordReset = done();
export const createUserWithEmailAndPassword = done();
export const reauthenticateWithCredential = done();
export const reload = done();
export const sendEmailVerification = done();
export const sendPasswordResetEmail = done();
export const signInWithEmailAndPassword = done();
export const updatePassword = done();
export const verifyBeforeUpdateEmail = done();
export const signOut = vi.fn(() => {
  present(null);
  return Promise.resolve();
});

const asked = [
  ...[applyActionCode, checkActionCode, confirmPasswordReset, createUserWithEmailAndPassword],
  ...[reauthenticateWithCredential, reload, sendEmailVerification, sendPasswordResetEmail],
  ...[signInWithEmailAndPassword, updatePassword, verifyBeforeUpdateEmail, signOut],
];

/** Somebody is there from now on, or nobody. */
export function present(user: User | null): void {
  auth.currentUser = user;
  listeners.forEach((tell) => tell(user));
}

/** Before the next test. */
export function resetProvider(): void {
  auth.currentUser = null;
  auth.languageCode = null;
  listeners.clear();
  asked.forEach((each) => each.mockReset());
}
