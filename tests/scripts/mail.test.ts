import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sayMail } from '#scripts/stack/mail.ts';
import { eventually } from '#tests/harness/eventually.ts';

const link = (oobCode: string, requestType = 'PASSWORD_RESET', newEmail?: string) => {
  return { email: 'ana@example.com', requestType, oobCode, newEmail };
};
let links = [link('one'), link('other', 'EMAIL_SIGNIN')];
const emulator = createServer((_request, response) => response.end(JSON.stringify({ oobCodes: links })));
afterEach(() => emulator.close());

test('each link that would go out by e-mail is said once, as an address of the app', async () => {
  await new Promise<void>((done) => emulator.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${String((emulator.address() as AddressInfo).port)}`;
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const mail = sayMail({ origin, projectId: 'demo', address: 'http://localhost:4300', say, everyMs: 5 });
  await eventually(() => expect(said).toHaveLength(1));
  links = [
    ...links,
    link('two', 'VERIFY_EMAIL'),
    link('three', 'VERIFY_AND_CHANGE_EMAIL', 'new@example.com'),
    link('four', 'RECOVER_EMAIL'),
  ];
  await eventually(() => expect(said).toHaveLength(4));
  mail.stop();
  const address = 'http://localhost:4300/account?mode=';
  expect(said).toEqual([
    `E-mail to ana@example.com: ${address}resetPassword&oobCode=one`,
    `E-mail to ana@example.com: ${address}verifyEmail&oobCode=two`,
    `E-mail to new@example.com: ${address}verifyAndChangeEmail&oobCode=three`,
    `E-mail to ana@example.com: ${address}recoverEmail&oobCode=four`,
  ]);
});
