import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../contract/document.ts';

/** The page draws itself by scripts and styles of this server alone; it sets styles of elements by script, never in the markup. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/**
 * The documentation of the API at /api/v1/docs, drawn from the contract, and the contract itself at /api/v1/docs/json and
 * …/yaml. Everybody may read it: it tells what the API is, and nothing of anybody.
 */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', (_request, reply, _payload, done) => {
      // Unlike an answer about somebody, it may be kept, and is asked for anew.
      reply.header('cache-control', 'no-cache');
      done();
    });
    await scope.register(swagger, { mode: 'static', specification: { document: contractDocument } });
    await scope.register(swaggerUi, {
      routePrefix: '/api/v1/docs',
      staticCSP: policy,
      theme: { title: 'Novi API' },
      // A token that was typed here is gone with the page.
      uiConfig: {
        layout: 'BaseLayout',
        deepLinking: true,
        docExpansion: 'list',
        filter: true,
        persistAuthorization: false,
      },
    });
  });
}
