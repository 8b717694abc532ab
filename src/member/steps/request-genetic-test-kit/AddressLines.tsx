import { chakra } from '@chakra-ui/react/styled-system';
import type { components } from '../../../../openapi/generated/types.ts';

/** An address as on an envelope. */
export function AddressLines({ address }: { address: components['schemas']['Address'] }) {
  const { line1, line2, city, state, zip } = address;
  return (
    <Lines>
      {[line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  );
}

const Lines = chakra('span', { base: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' } });
