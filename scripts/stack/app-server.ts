/**
 * Serves the app from its sources. vite.config.ts hands what is below /api to API_ORIGIN. Started by the stack as a part of
 * its own.
 */
import { createServer } from 'vite';

const server = await createServer({
  server: {
    host: '127.0.0.1',
    port: Number(process.env['APP_PORT']),
    strictPort: true,
    // Data and logs change all the time and are no sources.
    watch: { ignored: ['**/.novi/**', '**/.novi-test/**', '**/test-results/**', '**/dist/**'] },
  },
});
await server.listen();

process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
