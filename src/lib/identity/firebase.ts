import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { authEmulatorUrl, firebaseSettings } from './settings.ts';

/** The identity SDK. Loaded on demand by identity.ts alone, so that the first paint need not wait for it. */
const auth = initializeAuth(initializeApp(firebaseSettings), { persistence: indexedDBLocalPersistence });
// Folded away in a build for people: the emulator's tokens are unsigned, and no setting may bring its code back.
const mayEmulate = import.meta.env.DEV || import.meta.env.MODE === 'emulator';
if (mayEmulate && authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });

export {
  applyActionCode,
  auth,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
};
export type { User };
