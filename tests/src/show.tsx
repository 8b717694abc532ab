import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '#src/lib/api/queries.ts';

export type AppLocation = string | { pathname: string; search?: string; state: unknown };

/** Shows a piece of the app at an address, in its theme and with its queries, and gives the hands to use it. */
export function show(piece: ReactNode, { at = '/' }: { at?: AppLocation } = {}) {
  const wrap = (inside: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>{inside}</MemoryRouter>
    </QueryClientProvider>
  );
  const shown = render(wrap(piece));
  /** Shows the piece anew, as it is with other values. */
  const showAgain = (next: ReactNode) => shown.rerender(wrap(next));
  return { ...shown, showAgain, user: userEvent.setup() };
}
