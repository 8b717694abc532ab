import { get as getByHttp } from 'node:http';
import { get as getByHttps } from 'node:https';

/** Milliseconds. */
const longestWait = 2_000;

/**
 * Whether an address answers with a success, within two seconds. Rejects never. Each time it is asked on a connection of its own:
 * that the other side has closed one which nobody used for a while says nothing about it.
 */
export async function isAnswering(url: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const get = url.startsWith('https:') ? getByHttps : getByHttp;
  const request = get(url, { agent: false }, ({ statusCode = 0 }) => resolve(statusCode >= 200 && statusCode < 300));
  request.on('error', () => resolve(false));
  // Where this process itself was busy for so long, an answer may lie there unread: it is read before the wait is over.
  const timer = setTimeout(() => setImmediate(resolve, false), longestWait);
  const found = await promise;
  clearTimeout(timer);
  request.destroy();
  return found;
}
