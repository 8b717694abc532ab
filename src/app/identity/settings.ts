const env = import.meta.env;

/** The identity provider that the app was built for; .env.example explains each. Read when the SDK is loaded. */
export const firebaseSettings = {
  apiKey: required('VITE_FIREBASE_API_KEY', env.VITE_FIREBASE_API_KEY),
  authDomain: required('VITE_FIREBASE_AUTH_DOMAIN', env.VITE_FIREBASE_AUTH_DOMAIN),
  projectId: required('VITE_FIREBASE_PROJECT_ID', env.VITE_FIREBASE_PROJECT_ID),
};

/** Set in development and tests alone. */
export const authEmulatorUrl = env.VITE_FIREBASE_AUTH_EMULATOR_URL;

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set: see .env.example.`);
  return value;
}
