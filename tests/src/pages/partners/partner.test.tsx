import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownPartner } from '#src/features/session/partner-code.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { setLocale } from '#src/lib/locale.ts';
import PartnerRoute from '#src/pages/partners/partner-route.tsx';
import { show } from '../../show.tsx';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select: (snapshot: object) => unknown) => select({ context: {} }),
}));

type Asked = { params: { query: { query: string }; header: { 'Accept-Language': string } } };
const page = (
  <Routes>
    <Route path="/partners/:group" element={<PartnerRoute />} />
  </Routes>
);
const showPartner = (group: string) => show(page, { at: `/partners/${group}` });
const answer = (name: string, welcome_text: string | null) =>
  api.GET.mockImplementation((_: string, { params }: Asked) =>
    Promise.resolve({
      data: { data: { name, welcome_text: welcome_text && `${welcome_text} (${params.header['Accept-Language']})` } },
      response: new Response(),
    }),
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  queryClient.clear();
  api.GET.mockReset();
});
afterEach(() => setLocale('en'));

describe('the page of a partner', () => {
  it('says who offers what, leads into sign-up, and keeps the code for later', async () => {
    answer('Prairie Steel', 'Stay well.');
    showPartner('Prairie-Steel');
    expect(await heading('Novi for the people of Prairie Steel')).toBeVisible();
    expect(api.GET.mock.calls[0]?.[0]).toBe('/corporate/find');
    expect((api.GET.mock.calls[0]?.[1] as Asked).params.query).toEqual({ query: 'prairie-steel' });
    expect(screen.getByText('Stay well. (en)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(knownPartner()).toBe('prairie-steel');
    setLocale('es');
    expect(await screen.findByText('Stay well. (es)')).toBeVisible();
    expect(await heading('Novi para la gente de Prairie Steel')).toBeVisible();
  });

  it('shows no empty quote of a partner that has given no welcome', async () => {
    answer('Prairie Steel', null);
    showPartner('prairie-steel');
    await heading('Novi for the people of Prairie Steel');
    expect(screen.queryByText('A word from Prairie Steel')).toBeNull();
  });

  it('is friendly where nobody knows the partner, and keeps no code', async () => {
    api.GET.mockRejectedValue(new ApiError(404, 'not_found', 'We could not find this.'));
    showPartner('nobody');
    expect(await heading('We don’t know this partner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(knownPartner()).toBeUndefined();
  });

  it.each(['a%20b', '%3Cscript%3E', 'x'.repeat(41)])(
    'asks nobody about an address that can’t be one: %s',
    async (group) => {
      showPartner(group);
      expect(await heading('We don’t know this partner')).toBeVisible();
      expect(api.GET).not.toHaveBeenCalled();
    },
  );

  it('offers to try again when it could not be loaded', async () => {
    api.GET.mockRejectedValue(new ApiError(429, 'too_many_requests', 'Please wait.'));
    const { user } = showPartner('prairie-steel');
    await heading('We could not load this page');
    answer('Prairie Steel', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Novi for the people of Prairie Steel')).toBeVisible();
  });

  it('says what it waits for', async () => {
    api.GET.mockReturnValue(new Promise(() => undefined));
    showPartner('prairie-steel');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Looking up this page …'));
  });
});
