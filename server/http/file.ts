import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../operation.ts';

/**
 * Sends a file to keep. It is never shown within a page of ours: the browser takes it for a download, whatever it holds. The
 * name goes out twice, plain for old readers and in UTF-8 (RFC 6266).
 */
export function sendFile(reply: FastifyReply, { type, name, bytes }: FileAnswer): void {
  const plain = name.replace(/[^\w. -]/g, '_');
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  void reply.type(String(type)).send(bytes);
}
