import { screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import RequestKitPage from '#src/pages/member/request-genetic-test-kit/request-kit-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { eligibilityWith, patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { kitWith } from '../records.ts';

const root = '/member/request-genetic-test-kit/';

function Address() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>{pathname}</button>;
}

async function open(page: string, { kits = [], ...facts }: { kits?: components['schemas']['Kit'][]; held?: boolean }) {
  backend.holds({
    '/kits/{patientId}': kits,
    '/patients/{patientId}': patientWith({ first_name: 'Ana', last_name: 'Lopez', state: 'IL' }),
    '/patients/is-eligible': eligibilityWith({ eligible: true, has_counselor: !facts.held }),
  });
  const shown = showPage(
    <>
      <RequestKitPage />
      <Address />
    </>,
    { at: root + page, journey: { at: 'request-genetic-test-kit' } },
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
  return shown;
}

const address = () => screen.getByRole('button', { name: /^\/member/ });
const isAt = (page: string) => waitFor(() => expect(address()).toHaveTextContent(new RegExp(`^${root}${page}$`)));

test('a page goes on to the next one, and the browser’s Back leads to the one before', async () => {
  const { user } = await open('', {});
  await isAt('');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await isAt('address');
  expect(screen.getByRole('textbox', { name: /City/ })).toBeVisible();
  await user.click(address());
  expect(screen.getByRole('checkbox')).toBeChecked();
  await isAt('');
});

test('an address of a page that can’t stand yet leads to the one that is missing, and leaves no trace in the history', async () => {
  const { user } = await open('check', {});
  await isAt('address');
  await user.click(address());
  await isAt('address');
});

test('an address that there is not leads to the first page', async () => {
  await open('nowhere', {});
  await isAt('');
  expect(screen.getByRole('checkbox')).toBeVisible();
});

test.each([
  ['an order that is there', { kits: [kitWith('SUBMITTED')] }, 'Your kit is ordered'],
  ['a hold, where nobody may counsel', { held: true }, 'Order your test kit'],
])('%s is shown at every address of the step', async (_, facts, heading) => {
  await open('check', facts);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.queryByRole('button', { name: 'Order my kit' })).not.toBeInTheDocument();
  await isAt('check');
});

test('the journey goes on from an order that is there', async () => {
  const { journey, user } = await open('', { kits: [kitWith('SUBMITTED')] });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'shipping-genetic-test-kit': 'viewing' }));
});
