import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitsPage } from '#scripts/admin-site/kits-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { show } from '../../src/show.tsx';

it('tells how far each order is in the words of the care team, not as one speaks to the member', async () => {
  const kit = {
    ...{ id: 'k', patient: { id: 'p', first_name: 'Ana', last_name: 'Lopez' }, status: 'COMPLETED' as const },
    ...{ since: '2026-11-05T15:00:00.000Z', ordered_at: '2026-11-01T15:00:00.000Z' },
  };
  backend.holds({ '/kits': { items: [kit], next: null } });
  show(<KitsPage />);
  expect(await screen.findByRole('cell', { name: /Results are in/ })).toBeVisible();
  expect(screen.queryByText(/\byour?\b/i)).toBeNull();
});
