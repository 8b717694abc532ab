const env = import.meta.env;

/** The identity provider that the app was built for; .env.example explains each. */
export const firebaseSettings = {
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
};

/** Set in development and tests alone. */
export const authEmulatorUrl = env.VITE_FIREBASE_AUTH_EMULATOR_URL;
