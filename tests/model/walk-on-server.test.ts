import { expect, it } from 'vitest';
import { walkOnServer } from './server/walk-on-server.ts';

it('says which machines the server steps, instead of running every test of the server, where none of them is asked for', async () => {
  const options = { walk: 'tours', place: 'server', seed: 1, length: 1, only: undefined, count: 1 } as const;
  const { failures } = await walkOnServer({ ...options, machines: ['auth'] });
  expect(failures).toMatchObject([{ machine: 'auth', message: 'The server steps kit, visit, journey alone.' }]);
});
