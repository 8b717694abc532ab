import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import WelcomePage from '#src/pages/member/welcome/welcome-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { widenWindow } from '#tests/harness/wide-window.ts';

test('on a phone the way on stands above the long list of steps, too, and is the same', () => {
  showPage(<WelcomePage />);
  const [above, below] = screen.getAllByRole('button', { name: 'Begin' });
  const steps = screen.getByRole('heading', { name: 'Your eight steps' });
  expect(above?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(below?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  // One of them is the primary one: that which is seen first.
  expect([above, below].map((button) => button?.dataset['look'])).toEqual(['primary', 'secondary']);
});

test.each([0, 1])('button %i of them completes the step, which stores nothing of its own', async (index) => {
  const { user, journey } = showPage(<WelcomePage />);
  await user.click(screen.getAllByRole('button', { name: 'Begin' })[index]!);
  await eventually(() => expect(journey.getSnapshot().value).toEqual({ eligibility: 'viewing' }));
  expect(backend.requests()).toEqual(['put /users/{userId}']);
  expect(backend.received('put', '/users/{userId}')[0]?.body).toMatchObject({ user_id: 'm', step: 'eligibility' });
});

test('beside the rail, one button at the end is enough', () => {
  widenWindow();
  showPage(<WelcomePage />);
  expect(screen.getByRole('button', { name: 'Begin' })).toHaveAttribute('data-look', 'primary');
});
