import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PublicPartner } from '#domain/public-partner.ts';
import { knownPartner } from '#src/features/session/partner-code.ts';
import { readServedPartner, ServedPartnerContext } from '#src/features/session/served-partner.ts';
import { setLocale } from '#src/lib/locale.ts';
import PartnerPage from '#src/pages/partners/partner-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const path = '/corporate/find';
const page = (
  <Routes>
    <Route path="/partners/:group" element={<PartnerPage />} />
  </Routes>
);
const showPartner = (group: string) => showPage(page, { at: `/partners/${group}`, person: 'nobody' });
const answer = (name: string, welcome_text: string | null) =>
  backend.answers('get', path, ({ headers }) => ({
    name,
    welcome_text: welcome_text && `${welcome_text} (${headers.get('Accept-Language')})`,
  }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** As the server sends it, which says who the partner is. */
const showServed = (group: string, partner: PublicPartner | null, slug = 'prairie-steel') =>
  showPage(<ServedPartnerContext value={{ slug, partner }}>{page}</ServedPartnerContext>, {
    at: `/partners/${group}`,
    person: 'nobody',
  });

describe('the page of a partner, served with who that is', () => {
  const prairieSteel = { name: 'Prairie Steel', welcome: { en: 'Stay well.', es: 'Cuídese.' } };

  it('asks nobody, speaks both languages, and keeps the code for later', async () => {
    showServed('Prairie-Steel', prairieSteel);
    expect(screen.getByRole('heading', { level: 1, name: 'Novi for the people of Prairie Steel' })).toBeVisible();
    expect(screen.getByText('Stay well.')).toBeVisible();
    expect(knownPartner()).toBe('prairie-steel');
    setLocale('es');
    expect(await screen.findByText('Cuídese.')).toBeVisible();
    expect(backend.requests()).toEqual([]);
  });

  it('is friendly where the server knows nobody, and keeps no code', async () => {
    showServed('prairie-steel', null);
    expect(await heading('We don’t know this partner')).toBeVisible();
    expect(knownPartner()).toBeUndefined();
    expect(backend.requests()).toEqual([]);
  });

  it('asks about another partner than the one that was served', async () => {
    answer('Other Works', null);
    showServed('other', prairieSteel);
    expect(await heading('Novi for the people of Other Works')).toBeVisible();
  });

  it('is read off the page, for the address at which it came', () => {
    const root = document.createElement('div');
    expect(readServedPartner(root)).toBeUndefined();
    root.dataset['partner'] = JSON.stringify(prairieSteel);
    history.replaceState(null, '', '/partners/Prairie-Steel?lang=es');
    expect(readServedPartner(root)).toEqual({ slug: 'prairie-steel', partner: prairieSteel });
    root.dataset['partner'] = 'null';
    expect(readServedPartner(root)?.partner).toBeNull();
  });
});

describe('the page of a partner', () => {
  it('says who offers what, leads into sign-up, and keeps the code for later', async () => {
    answer('Prairie Steel', 'Stay well.');
    showPartner('Prairie-Steel');
    expect(await heading('Novi for the people of Prairie Steel')).toBeVisible();
    expect(backend.received('get', path).map(({ query }) => query)).toEqual([{ query: 'prairie-steel' }]);
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
    backend.refuses('get', path, 404, { code: 'not_found' });
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
      expect(backend.requests()).toEqual([]);
    },
  );

  it('offers to try again when it could not be loaded', async () => {
    backend.refuses('get', path, 429, { code: 'too_many_requests' });
    const { user } = showPartner('prairie-steel');
    await heading('We could not load this page');
    answer('Prairie Steel', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Novi for the people of Prairie Steel')).toBeVisible();
  });

  it('says what it waits for', async () => {
    backend.waits('get', path);
    showPartner('prairie-steel');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Looking up this page …'));
  });
});
