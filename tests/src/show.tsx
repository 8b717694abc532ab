import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../../src/theme/system.ts';

/** Shows a piece of the app at an address, in its theme, and gives the hands to use it. */
export function show(piece: ReactNode, { at = '/' }: { at?: string } = {}) {
  const shown = render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[at]}>{piece}</MemoryRouter>
    </ChakraProvider>,
  );
  return { ...shown, user: userEvent.setup() };
}
