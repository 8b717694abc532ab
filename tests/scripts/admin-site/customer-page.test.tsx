import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CustomerPage } from '#scripts/admin-site/customers/customer-page.tsx';
import { sitePaths } from '#scripts/admin-site/paths.ts';
import { backend } from '#tests/harness/backend.ts';
import { show } from '../../src/show.tsx';

it('names the address at which the people of a customer find its page', async () => {
  backend.holds({
    '/corporate/{corporateId}': {
      ...{ id: 'c', name: 'Prairie Steel', slug: 'prairie-steel', code: 'PRAIRIE', welcome: null },
      ...{ roster_size: 0, joined: 0, closed_at: null, version: 1 },
    },
    '/eligibility': { items: [], total: 0, page: 1, page_size: 20 },
  });
  show(
    <Routes>
      <Route path={sitePaths.customer(':corporateId')} element={<CustomerPage />} />
    </Routes>,
    { at: sitePaths.customer('c') },
  );
  expect(await screen.findByText('/partners/prairie-steel')).toBeVisible();
});
