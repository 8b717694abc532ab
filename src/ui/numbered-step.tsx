import type { ReactNode } from 'react';
import { styled } from './styled.tsx';

/** One item of a numbered list of steps: its number as a sign, and what belongs to it beside. Stands in an `ol`. */
export function NumberedStep({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Step>
      <Sign aria-hidden="true">{number}</Sign>
      <div>{children}</div>
    </Step>
  );
}

const Step = styled('li', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 'xs', lineHeight: 'snug' },
});
const Sign = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'lg',
    height: 'lg',
    borderRadius: 'full',
    bg: 'action.muted',
    color: 'action',
    fontSize: 'small',
    fontWeight: 'bold',
  },
});
