import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/stack.tsx';
import { styled } from '../ui/styled.tsx';
import { BareLayout } from './bare-layout.tsx';

/** One panel in the middle: signing in, signing up, and the few pages that only say one thing. */
export function NarrowPage(content: NarrowPanelProps) {
  return (
    <BareLayout>
      <NarrowPanel {...content} />
    </BareLayout>
  );
}

type NarrowPanelProps = { children: ReactNode; below?: ReactNode };

/** The panel without the layout around it. */
export function NarrowPanel({ children, below }: NarrowPanelProps) {
  return (
    <Middle>
      <Card>
        <Stack gap="md">{children}</Stack>
      </Card>
      {below && <Below>{below}</Below>}
    </Middle>
  );
}

const Middle = styled('div', { base: { maxWidth: 'card', marginInline: 'auto' } });
const Below = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2xs',
    paddingBlockStart: 'md',
    textAlign: 'center',
  },
});
