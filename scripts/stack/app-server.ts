/** Serves the app from its sources, and hands what is below /api to the API. Started by the stack as a part of its own. */
import { createServer } from 'vite';

const server = await createServer({
  server: {
    host: '127.0.0.1',
    port: Number(process.env['APP_PORT']),
    strictPort: true,
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? '', changeOrigin: false } },
  },
});
await server.listen();

process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
