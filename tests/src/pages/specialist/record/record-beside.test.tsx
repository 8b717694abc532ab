import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, beginAnew, held, open } from '../patients/patients-pages.tsx';
import { pageOf, patientId, summaryOf } from '../records.ts';

beforeEach(beginAnew);

describe('the record of a patient beside its page', () => {
  const narrow = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = vi.fn((media: string) => Object.assign(narrow(media), { matches: true }));
    held.answers['/patients'] = pageOf([{ ...summaryOf(1), id: patientId }, summaryOf(2)]);
  });
  afterEach(() => {
    window.matchMedia = narrow;
  });
  const pane = async () => within(await screen.findByRole('region', { name: 'Maria Luz Santos, 42 years' }));

  it('stands beside the list, which stays in use; its title takes the focus', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Pat Number 1' }));
    const title = await (await pane()).findByRole('heading', { name: 'Maria Luz Santos, 42 years' });
    expect(title).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Pat Number 1' })).toHaveAttribute('aria-current', 'true');
    await user.type(screen.getByRole('searchbox'), 'a');
    expect(screen.getByRole('searchbox')).toHaveValue('a');
  });

  it('closes by Escape and gives the focus back; from one record to the next there is one way back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Pat Number 2' }));
    await user.click(await screen.findByRole('link', { name: 'Pat Number 1' }));
    await (await pane()).findByRole('tab', { name: /^Family/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    expect(address()).toBe('');
    expect(screen.getByRole('link', { name: 'Pat Number 1' })).toHaveFocus();
  });

  it('leaves the focus where somebody works when going back closes it', async () => {
    const { user, goBack } = open();
    await user.click(await screen.findByRole('link', { name: 'Pat Number 1' }));
    await (await pane()).findByRole('tab', { name: /^Family/ });
    await user.click(screen.getByRole('searchbox'));
    act(goBack);
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('that came by its address closes to the page', async () => {
    const { user } = open(`/specialist/patients?patient=${patientId}`);
    await user.click((await pane()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    expect(address()).toBe('');
  });
});
