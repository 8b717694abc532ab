import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Stands in for Redis: what the server counts limits with, in its own language (RESP 2), for as long as a test lasts. */
export async function startRedis() {
  const kept = new Map<string, { value: number; until: number }>();
  const sockets = new Set<Socket>();
  const alive = (key: string) => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found : undefined;
  };
  const commands: Record<string, (...words: string[]) => string> = {
    SET(key = '', value = '', ...options) {
      if (options.includes('NX') && alive(key)) return '$-1\r\n';
      kept.set(key, { value: Number(value), until: Date.now() + Number(options[options.indexOf('PX') + 1]) });
      return '+OK\r\n';
    },
    INCR(key = '') {
      const found = alive(key) ?? { value: 0, until: Infinity };
      kept.set(key, { ...found, value: found.value + 1 });
      return `:${String(found.value + 1)}\r\n`;
    },
    PTTL: (key = '') => `:${String(alive(key) ? alive(key)!.until - Date.now() : -2)}\r\n`,
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let queued: string[] | undefined;
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      for (let found = commandIn(text); found; found = commandIn(text)) {
        text = text.slice(found.length);
        const [name = '', ...words] = found.words;
        const verb = name.toUpperCase();
        if (verb === 'MULTI') {
          queued = [];
          socket.write('+OK\r\n');
        } else if (verb === 'EXEC') {
          socket.write(`*${String(queued?.length)}\r\n${queued?.join('') ?? ''}`);
          queued = undefined;
        } else {
          const answer = commands[verb]?.(...words) ?? `-ERR unknown command '${name}'\r\n`;
          if (queued) {
            queued.push(answer);
            socket.write('+QUEUED\r\n');
          } else socket.write(answer);
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    keys: () => [...kept.keys()],
    /** From now on it answers as a replica does, which counts nothing. */
    refuse() {
      commands['INCR'] = () => '-READONLY You can’t write against a read only replica.\r\n';
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The first whole command of what has come: `*2\r\n$4\r\nINCR\r\n$1\r\nk\r\n`. */
function commandIn(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let index = 0; index < Number(head[1]); index += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    at += size[0].length;
    const word = text.slice(at, at + Number(size[1]));
    at += Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(word);
  }
  return { words, length: at };
}
