import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import WelcomePage from '#src/member/steps/welcome/WelcomePage.tsx';
import { wideWindow } from '#src/theme/tokens.ts';
import { show } from '../show.tsx';

const complete = vi.hoisted(() => vi.fn());
const window = vi.hoisted(() => ({ isWide: false }));
vi.mock('#src/app/session/useIsActing.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/app/session/AuthProvider.tsx', () => ({ useSignedInPerson: () => ({ firstName: 'Ana' }) }));
vi.mock('#src/app/journey/useJourney.ts', () => ({
  useJourney: () => ({ furthest: 'welcome', isSaving: false }),
  useCompleteStep: () => complete,
}));
vi.mock('#src/ui/useMediaQuery.ts', () => ({
  useMediaQuery: (query: string) => query === wideWindow && window.isWide,
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('on a phone the way on stands above the long list of steps, too, and is the same', async () => {
  window.isWide = false;
  const { user } = show(<WelcomePage />);
  const [above, below] = screen.getAllByRole('button', { name: 'Begin' });
  const steps = screen.getByRole('heading', { name: 'Your eight steps' });
  expect(above?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(below?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  // One of them is the primary one: that which is seen first.
  expect([above, below].map((button) => button?.dataset['look'])).toEqual(['primary', 'secondary']);
  if (above) await user.click(above);
  if (below) await user.click(below);
  expect(complete.mock.calls).toEqual([[], []]);
});

test('beside the rail, one button at the end is enough', () => {
  window.isWide = true;
  show(<WelcomePage />);
  expect(screen.getByRole('button', { name: 'Begin' })).toHaveAttribute('data-look', 'primary');
});
