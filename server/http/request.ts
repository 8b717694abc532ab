import type { Subject } from '../authorize.ts';
import type { Caller, OperationId } from '../operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set once the token is verified. */
    caller: Caller | undefined;
    /** Whose record the request is about; set once it is known to be within the caller's reach. */
    subject: Subject | undefined;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}
