/**
 * Serves the demo's admin site from its sources: at ADMIN_SITE_PORT, with what is below /api from API_ORIGIN. Started by the
 * stack as a part of its own.
 */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { staticStyles } from '../styles/plugin.ts';

const repository = resolve(import.meta.dirname, '../..');
const port = Number(process.env['ADMIN_SITE_PORT'] ?? 4306);
const server = await createServer({
  configFile: false,
  root: import.meta.dirname,
  publicDir: resolve(repository, 'src/theme/static'),
  // Two servers that share one would write over each other.
  cacheDir: resolve(repository, `node_modules/.vite/admin-site-${port}`),
  plugins: [staticStyles({ folders: ['src', 'scripts/admin-site'] }), react()],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    cors: false,
    hmr: false,
    watch: null,
    fs: {
      allow: ['scripts/admin-site', 'src', 'machines', 'domain', 'openapi', 'node_modules'].map((folder) =>
        resolve(repository, folder),
      ),
    },
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4301' },
  },
});
await server.listen();

process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
