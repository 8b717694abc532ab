import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userPhones } from '#server/db/schema/index.ts';
import { ifMatch, newKey } from '../../setup/clinic.ts';
import { startTestServer, type Member, type Reply, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  me = await server.member();
});
afterAll(() => server.close());

type Phone = { id: string; number: string; is_primary: boolean; version: number };
const phone = (number: string, changes: object = {}) => ({
  ...{ kind: 'mobile', number, is_primary: false, may_text: false, may_leave_message: false },
  ...changes,
});
const add = (number: string, changes: object = {}, headers = newKey(), of = me) =>
  server.call('POST', `/user-phones/${of.noviId}`, { token: of.token, headers, body: phone(number, changes) });
const change = (id: string, version: number, body: object, by = me) =>
  server.call('PUT', `/user-phones/${id}`, { token: by.token, headers: ifMatch(version), body });
const remove = (id: string, version: number, by = me) =>
  server.call('DELETE', `/user-phones/${id}`, { token: by.token, headers: ifMatch(version) });
const phoneIn = (reply: Reply) => reply.body.data as unknown as Phone;
const list = async () => {
  const reply = await server.call('GET', `/user-phones?user_id=${me.noviId}`, { token: me.token });
  return reply.body.data as unknown as Phone[];
};
const numbers = async () => (await list()).map(({ number, is_primary }) => [number, is_primary]);

describe('a phone', () => {
  it('is kept in E.164, and the first one is the one to try first', async () => {
    const first = await add('(312) 555-0142', { may_text: true });
    expect(first).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(phoneIn(first)).toMatchObject({ number: '+13125550142', is_primary: true, user_id: me.noviId });
    await add('1 312 555 0143', { kind: 'home' });
    expect(await numbers()).toEqual([
      ['+13125550142', true],
      ['+13125550143', false],
    ]);
  });

  it('takes the first place from another when it says so, also later', async () => {
    await add('312 555 0142');
    const second = phoneIn(await add('312 555 0143', { is_primary: true }));
    const [, first] = await list();
    expect([second.is_primary, first]).toEqual([true, expect.objectContaining({ is_primary: false, version: 2 })]);
    const changed = await change(first!.id, 2, phone('312 555 0142', { is_primary: true }));
    expect(changed.status).toBe(200);
    expect(await numbers()).toEqual([
      ['+13125550142', true],
      ['+13125550143', false],
    ]);
  });

  it('can’t give up the first place for nobody', async () => {
    const { id } = phoneIn(await add('312 555 0142'));
    const reply = await change(id, 1, phone('312 555 0142'));
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: '/is_primary' }] } });
  });

  it('hands the first place on when it is removed', async () => {
    const first = phoneIn(await add('312 555 0142'));
    await add('312 555 0143');
    await add('312 555 0144');
    const left = await remove(first.id, 1);
    expect([left.status, (left.body.data as unknown as Phone[]).map((each) => each.is_primary)]).toEqual([
      200,
      [true, false],
    ]);
    expect((await remove(first.id, 1)).status).toBe(404);
  });

  it.each([
    ['a number of another country', { number: '+44 20 7946 0958' }, '/number'],
    ['no number', { number: 'call my sister' }, '/number'],
    ['texts to a landline', { kind: 'home', may_text: true }, '/may_text'],
  ])('is refused with %s', async (_what, changes, path) => {
    const reply = await add('312 555 0142', changes);
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect(await list()).toEqual([]);
  });

  it('stands once, however it is written', async () => {
    await add('312 555 0142');
    expect(await add('+1 (312) 555-0142')).toMatchObject({ status: 409, body: { code: 'phone_exists' } });
    const other = phoneIn(await add('312 555 0143'));
    const reply = await change(other.id, 1, phone('3125550142'));
    expect(reply).toMatchObject({ status: 409, body: { code: 'phone_exists' } });
  });

  it('is made once by a key, however often it is sent', async () => {
    const key = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => add('312 555 0142', {}, key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await list()).toHaveLength(1);
  });

  it('is one of five at the most, also of many that come at once, and one is first', async () => {
    const replies = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((last) => add(`312 555 010${String(last)}`, { is_primary: true })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('phones_full');
    expect((await list()).filter(({ is_primary }) => is_primary)).toHaveLength(1);
  });

  it('is not changed from an old version', async () => {
    const { id } = phoneIn(await add('312 555 0142'));
    expect((await change(id, 7, phone('312 555 0149', { is_primary: true }))).status).toBe(412);
    expect((await remove(id, 7)).status).toBe(412);
  });

  it('is nobody else’s to know of', async () => {
    const { id } = phoneIn(await add('312 555 0142'));
    const stranger = await server.member();
    const { token } = stranger;
    expect((await change(id, 1, phone('312 555 0149'), stranger)).status).toBe(404);
    expect((await remove(id, 1, stranger)).status).toBe(404);
    // The app logs it wherever a user is not found.
    const noUser = { status: 404, body: { code: 'user_not_found' } };
    expect(await server.call('GET', `/user-phones?user_id=${me.noviId}`, { token })).toMatchObject(noUser);
    const onto = { token, headers: newKey(), body: phone('312 555 0149') };
    expect(await server.call('POST', `/user-phones/${me.noviId}`, onto)).toMatchObject(noUser);
    expect(await server.db.$count(userPhones, eq(userPhones.user_id, me.noviId))).toBe(1);
  });
});
