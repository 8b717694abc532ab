const env = import.meta.env;

/** What the app is told at build time; .env.example explains each. */
export const settings = {
  firebase: {
    apiKey: required('VITE_FIREBASE_API_KEY'),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
    projectId: required('VITE_FIREBASE_PROJECT_ID'),
  },
  /** Set in development and tests alone. */
  authEmulatorUrl: optional('VITE_FIREBASE_AUTH_EMULATOR_URL'),
  support: { email: required('VITE_SUPPORT_EMAIL'), phone: required('VITE_SUPPORT_PHONE') },
  adminSiteUrl: optional('VITE_ADMIN_SITE_URL'),
} as const;

function optional(name: string): string | undefined {
  const value: unknown = env[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function required(name: string): string {
  const value = optional(name);
  if (value === undefined) throw new Error(`${name} is not set: see .env.example.`);
  return value;
}
