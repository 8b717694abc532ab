import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm start` gives its own port and API_ORIGIN; the others are for a Vite that is started by hand beside a running API. */
export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: 4300,
    strictPort: true,
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4301' },
  },
  // A font or picture of its own file is fetched when it is needed; inlined it would weigh on the first page.
  build: { target: 'es2022', assetsInlineLimit: 1024 },
});
