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
import { settings } from '../settings.ts';

/** The identity SDK. Loaded on demand by identity.ts alone, so that the first paint need not wait for it. */
const auth = initializeAuth(initializeApp(settings.firebase), { persistence: indexedDBLocalPersistence });
if (settings.authEmulatorUrl) connectAuthEmulator(auth, settings.authEmulatorUrl, { disableWarnings: true });

export { auth, createUserWithEmailAndPassword, onIdTokenChanged, signInWithEmailAndPassword, signOut };
export type { User };
