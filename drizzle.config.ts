import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a migration for what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
});
