import { z } from 'zod';
import { settingTypes, readSettings, type EnvironmentValues } from '#server/settings.ts';

const { text, httpUrl } = settingTypes;

// The warning stands for the last of them, and something has to come before it.
const minutes = 'must be a whole number of minutes from 2 to 1440';

const shape = z.object({
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_AUTH_EMULATOR_URL: httpUrl.optional(),
  VITE_ADMIN_SITE_URL: httpUrl,
  VITE_IDLE_MINUTES: z
    .string()
    .regex(/^\d+$/, minutes)
    .transform(Number)
    .pipe(z.number(minutes).min(2, minutes).max(1440, minutes))
    .optional(),
  VITE_SUPPORT_EMAIL: z.email('must be an e-mail address'),
  VITE_SUPPORT_PHONE: text,
  VITE_SUPPORT_ADDRESS: text,
});

/**
 * Checks the settings that the app is built with: a build without them would send people to nobody.
 * @param mayEmulate whether this is no build for people: the sign-in emulator may be named then
 * @throws SettingsError that names every one that is missing or wrong
 */
export function checkAppSettings(source: EnvironmentValues, { mayEmulate } = { mayEmulate: false }): void {
  readSettings(shape, source, ({ VITE_FIREBASE_AUTH_EMULATOR_URL: emulator }) =>
    emulator && !mayEmulate
      ? [
          'VITE_FIREBASE_AUTH_EMULATOR_URL must not be set for a build: people would send their passwords to it (tests build with --mode emulator)',
        ]
      : [],
  );
}
