import { expect } from '@playwright/test';
import { answered } from '#tests/browser/fixtures/console.ts';
import { codesSent } from '#tests/browser/fixtures/identity.ts';
import type { Requests } from './gate.ts';
import type { Scene } from './scene.ts';

/** What the app asks the sign-in service for, as its API calls it. */
type Asked = 'signInWithPassword' | 'signUp' | 'sendOobCode' | 'resetPassword' | 'update' | 'lookup';

/** Requests to the sign-in service, for `Gate.hold`. */
export function toSignInService(asked: Asked, isIt?: Requests['isIt']): Requests {
  return {
    method: 'POST',
    url: new RegExp(`/identitytoolkit\\.googleapis\\.com/v1/accounts:${asked}\\?`),
    ...(isIt && { isIt }),
  };
}

/** Has a held request to the sign-in service refused, with one of its codes. */
export async function refuse({ complaints, gate }: Scene, name: string, code: string): Promise<void> {
  complaints.allow(answered(400));
  await gate.reply(name, 400, { error: { code: 400, message: code } });
}

/** The code of the newest link that was sent to an e-mail. */
export async function newestCode(email: string, mail: Parameters<typeof codesSent>[1]): Promise<string> {
  const code = (await codesSent(email, mail)).at(-1);
  expect(code, `a link of the kind ${mail}`).toBeDefined();
  return code ?? '';
}

/** How many links of a kind were sent to the member. */
export function linksSent(mail: Parameters<typeof codesSent>[1], emailOf = ({ member }: Scene) => member.email) {
  return async (scene: Scene): Promise<number> => (await codesSent(emailOf(scene), mail)).length;
}
