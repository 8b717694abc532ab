import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/** Where the identity SDK of the browser talks to. */
const firebaseHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Headers that keep the browser from doing what the app never does. */
export async function protect(app: FastifyInstance, env: Env): Promise<void> {
  const isHttps = env.APP_ORIGIN.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The style library adds its rules while the app runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identityHosts(env)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  // Answers of the API hold health data: no cache on the way may keep them.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

function identityHosts({ FIREBASE_AUTH_EMULATOR_HOST: emulator }: Env): string[] {
  if (!emulator) return firebaseHosts;
  const port = emulator.split(':').at(-1) ?? '';
  return [...new Set([`http://${emulator}`, `http://127.0.0.1:${port}`, `http://localhost:${port}`])];
}
