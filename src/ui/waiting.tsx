import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { styled } from './styled.tsx';
import { useIsLong } from './use-is-long.ts';

type WaitingProps = {
  /** What is awaited: "Looking up your state …". */
  text: string;
  /** A skeleton of what will come, so that nothing jumps. */
  children?: ReactNode;
};

/** Says what is awaited, once the wait takes longer than a second. The room for the words is there from the start. */
export function Waiting({ text, children }: WaitingProps) {
  const isLong = useIsLong();
  return (
    <WaitingArea data-waiting>
      <Room data-words={text}>
        <Line role="status">
          {isLong && (
            <>
              <Spinner /> {text}
            </>
          )}
        </Line>
      </Room>
      {children}
    </WaitingArea>
  );
}

/** A quiet shape where a text or a panel will be. */
export const Skeleton = styled('div', {
  base: { bg: 'bg.sunken', borderRadius: 'sm', animation: 'pulse 2s ease-in-out infinite', forcedColorAdjust: 'none' },
  variants: {
    shape: {
      line: { height: 'sm', maxWidth: 'measure' },
      title: { height: 'lg', maxWidth: 'waitingTitle' },
      control: { height: 'control', borderRadius: 'md' },
      panel: { height: 'waitingPanel', borderRadius: 'lg' },
    },
  },
  defaultVariants: { shape: 'line' },
});

const WaitingArea = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: 'sm', color: 'fg.muted' } });
const Line = styled('div', { base: { display: 'flex', alignItems: 'center', gap: 'xs' } });
/** As high as the words, which may take two lines on a phone: what stands below must not move when they come. */
const Room = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 'lg',
    '& > *, &::before': { gridArea: '1 / 1' },
    _before: {
      content: 'attr(data-words)',
      visibility: 'hidden',
      paddingInlineStart: 'calc({sizes.iconSmall} + {spacing.xs})',
    },
  },
});
