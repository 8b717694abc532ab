import type { components } from '#openapi/generated/types.ts';
import { styled } from '#src/ui/styled.tsx';

type AddressLinesProps = {
  address: components['schemas']['Address'];
  /** Whose name stands on the box. */ name?: string;
};

/** An address as on an envelope. */
export function AddressLines({ address, name = '' }: AddressLinesProps) {
  const { line1, line2, city, state, zip } = address;
  return (
    <Lines>
      {[name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  );
}

const Lines = styled('span', { base: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' } });
