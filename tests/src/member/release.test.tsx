import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../../src/texts/locale.ts';
import { acting, backend } from './releaseFakes.ts';
import { beginAnew, filledIn, leave, open, signed } from './releasePages.tsx';

vi.mock('../../../src/app/api/client.ts', async () => ({ api: (await import('./releaseFakes.ts')).api }));
vi.mock('../../../src/app/session/AuthProvider.tsx', async () => (await import('./releaseFakes.ts')).session);
vi.mock('../../../src/app/session/useIsActing.ts', async () => (await import('./releaseFakes.ts')).useIsActing);
vi.mock('../../../src/app/journey/useJourney.ts', async () => (await import('./releaseFakes.ts')).useJourney);

beforeEach(beginAnew);
afterEach(leave);

test('a form that is not filled in can’t be read for signing: it is filled in first, and says what is missing', async () => {
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const problems = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'Choose at least one thing to share',
    'Say who may get your information',
    'Choose what it is for',
  ]);
});

test('an end more than five years ahead is refused beside its field', async () => {
  backend.draft = { ...filledIn, expires_on: '2107-01-01' };
  const { user } = open('form');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a date within the next 5 years');
});

test('what the member wrote stays as it is in another language', async () => {
  backend.draft = filledIn;
  const { user } = open('form');
  const recipient = await screen.findByLabelText(/Who may get it/);
  await user.clear(recipient);
  await user.type(recipient, 'Dr. Cruz');
  act(() => setLocale('es'));
  expect(screen.getByLabelText(/Quién la entregará/)).toHaveValue('Novi');
  expect(screen.getByLabelText(/Quién la recibirá/)).toHaveValue('Dr. Cruz');
});

test('an admin who acts as the member can read the form but is offered neither signature nor revocation', async () => {
  acting.isActing = true;
  backend.draft = filledIn;
  open('check');
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.getByText('It may be given to: Dr. Lee.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign this form' })).not.toBeInTheDocument();
  cleanup();
  backend.forms = [signed];
  open();
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/You do not have to use the button/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign another form' })).not.toBeInTheDocument();
  cleanup();
  backend.forms = [];
  open('form');
  expect(await screen.findByText(/only they can sign it/)).toBeInTheDocument();
});
