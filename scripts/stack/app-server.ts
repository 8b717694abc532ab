/**
 * Serves the app from its sources, as vite.config.ts says: at APP_PORT, with what is below /api from API_ORIGIN. Started by the stack as a part of
 * its own.
 */
import { createServer } from 'vite';

const server = await createServer({
  // Two stacks that share one would write over each other.
  cacheDir: `node_modules/.vite/app-${process.env['APP_PORT'] ?? ''}`,
  server: {
    // Data and logs change all the time and are no sources.
    watch: { ignored: ['**/.novi/**', '**/.novi-test/**', '**/test-results/**', '**/dist/**'] },
  },
});
await server.listen();

process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
