import type { Caller, OperationId } from '../operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set once the token is verified. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}
