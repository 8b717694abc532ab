import type { Page } from '@playwright/test';
import { answered } from '../fixtures/console.ts';
import { routeUntil } from './route-until.ts';

/** What pages complain of as a session ends so. */
export const ofTheEnd = [answered(400), answered(401), 'Token read failed'];

/** The API takes the token no more, and the provider renews it no more. Gives the way out of it. */
export async function endSession(page: Page, code = 'TOKEN_EXPIRED'): Promise<() => void> {
  const context = page.context();
  const takeTokensAgain = await routeUntil(context, '**/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in again.', code: 'unauthorized' } }),
  );
  const renewTokensAgain = await routeUntil(context, '**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code, status: 'INVALID_ARGUMENT' } } }),
  );
  return () => {
    takeTokensAgain();
    renewTokensAgain();
  };
}
