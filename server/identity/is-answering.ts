import { get as getByHttp } from 'node:http';
import { get as getByHttps } from 'node:https';

/**
 * Whether an address answers with a success in time. Rejects never. Each time it is asked on a connection of its own: that the
 * other side has closed one which nobody used for a while says nothing about it.
 * @param timeoutMs how long an answer is waited for, in milliseconds
 */
export async function isAnswering(url: string, timeoutMs = 2_000): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const get = url.startsWith('https:') ? getByHttps : getByHttp;
  const request = get(url, { agent: false }, ({ statusCode = 0 }) => resolve(statusCode >= 200 && statusCode < 300));
  request.on('error', () => resolve(false));
  // Where this process itself was busy for so long, an answer may lie there unread: it is read before the wait is over.
  const timer = setTimeout(() => setImmediate(resolve, false), timeoutMs);
  const found = await promise;
  clearTimeout(timer);
  request.destroy();
  return found;
}
