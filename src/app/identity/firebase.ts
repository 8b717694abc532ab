import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { authEmulatorUrl, firebaseSettings } from './settings.ts';

/** The identity SDK. Loaded on demand by identity.ts alone, so that the first paint need not wait for it. */
const auth = initializeAuth(initializeApp(firebaseSettings), { persistence: indexedDBLocalPersistence });
if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });

export { auth, createUserWithEmailAndPassword, onIdTokenChanged, signInWithEmailAndPassword, signOut };
export type { User };
