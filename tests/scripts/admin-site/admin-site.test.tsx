import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminSite } from '#scripts/admin-site/admin-site.tsx';
import { backend } from '#tests/harness/backend.ts';
import { present } from '#tests/harness/firebase-auth.ts';
import { accountOf, ana } from '#tests/harness/session.ts';
import { show } from '../../src/show.tsx';

it('has the focus at what can’t be looked up, also right after it was loaded', async () => {
  backend.refuses('get', '/users/{userId}', 503);
  present(accountOf({ ...ana, impersonatedBy: 'Ada Admin' }));
  backend.answers('get', '/users/{userId}/impersonations', () => []);
  show(<AdminSite />);
  await screen.findByRole('heading', { name: 'We could not look up your account' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
