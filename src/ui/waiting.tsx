import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { styled } from './styled.tsx';

/** A wait that is over within this time is not worth a word. */
const QUIET_MS = 1000;

type WaitingProps = {
  /** What is awaited: "Looking up your state …". */
  text: string;
  /** A skeleton of what will come, so that nothing jumps. */
  children?: ReactNode;
};

/** Says what is awaited, once the wait takes longer than a second. The room for the words is there from the start. */
export function Waiting({ text, children }: WaitingProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <WaitingArea data-waiting>
      <Room data-words={text}>
        <Line role="status">
          {long && (
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
