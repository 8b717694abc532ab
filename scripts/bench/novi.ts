/** The server as it is, with its log at the usual level, but for the limits on one caller. */
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';

const env = readEnv(process.env);
const unlimited = { max: 1_000_000_000, seconds: 60 };
const app = await buildApp({
  env,
  db: openDatabase(env.DATABASE_URL),
  identity: createFirebaseIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  }),
  limits: {
    address: unlimited,
    user: unlimited,
    operations: {},
    operationsByAddress: {},
    refusalRows: defaultLimits.refusalRows,
  },
});
await app.listen({ host: env.HOST, port: env.PORT });
