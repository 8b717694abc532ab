/** The settings that a build of the app takes from its environment, checked by scripts/app-settings.ts; .env.example explains each. */
interface ImportMetaEnv {
  readonly VITE_SUPPORT_EMAIL: string;
  readonly VITE_SUPPORT_PHONE: string;
  readonly VITE_SUPPORT_ADDRESS: string;
  readonly VITE_ADMIN_SITE_URL: string;
  readonly VITE_IDLE_MINUTES?: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_AUTH_EMULATOR_URL?: string;
}
