import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, type ReactNode } from 'react';
import { Row } from './Stack.tsx';
import { Spinner } from './Spinner.tsx';

/** A wait that is over within this time is not worth a word. */
const QUIET_MS = 1000;

type WaitingProps = {
  /** What is awaited: "Looking up your state …". */
  text: string;
  /** A skeleton of what will come, so that nothing jumps. */
  children?: ReactNode;
};

/** Says what is awaited, once the wait takes longer than a second. */
export function Waiting({ text, children }: WaitingProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Place>
      <Line role="status">
        {long && (
          <Row gap="xs">
            <Spinner /> {text}
          </Row>
        )}
      </Line>
      {children}
    </Place>
  );
}

/** A quiet shape where a text or a panel will be. */
export const Skeleton = chakra('div', {
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

const Place = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'sm', color: 'fg.muted' } });
const Line = chakra('div', { base: { minHeight: 'lg' } });
