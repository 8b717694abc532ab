import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '#src/theme/system.ts';

export type Place = string | { pathname: string; state: unknown };

/** Shows a piece of the app at an address, in its theme, and gives the hands to use it. */
export function show(piece: ReactNode, { at = '/' }: { at?: Place } = {}) {
  const wrap = (inside: ReactNode) => (
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[at]}>{inside}</MemoryRouter>
    </ChakraProvider>
  );
  const shown = render(wrap(piece));
  /** Shows the piece anew, as it is with other values. */
  const showAgain = (next: ReactNode) => shown.rerender(wrap(next));
  return { ...shown, showAgain, user: userEvent.setup() };
}
