import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The app at the end of a line that stops in the middle of a page until it is told to go on.
 * @param app its address
 * @param upTo what comes at once of a page: all up to the end of its first match
 * @returns `origin` is the app's address at the end of the line
 */
export async function openInParts(app: string, upTo: RegExp) {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = '' } = request.headers;
      const answer = await fetch(new URL(request.url ?? '/', app), { headers: { accept } });
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const match = type.startsWith('text/html') ? upTo.exec(body.toString()) : null;
      const end = match ? Buffer.byteLength(match.input.slice(0, match.index + match[0].length)) : body.length;
      response.write(body.subarray(0, end));
      if (match) await told;
      response.end(body.subarray(end));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${String((server.address() as AddressInfo).port)}`, goOn, close };
}
