/** Brings the database to the newest migration and fills in what the demo needs. Run as a process of its own, which ends. */
import { migrate } from '../../server/db/migrate.ts';

const databaseUrl = process.env['DATABASE_URL'] ?? '';
await migrate(databaseUrl);
if (process.env['SEED'] === '1') {
  const { seed } = await import('../seed/index.ts');
  await seed();
}
process.exit(0);
