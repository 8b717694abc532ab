import { useId } from 'react';
import { styled } from '../ui/styled.tsx';

/**
 * A quiet double helix behind the member's pages, at the edge where no text stands. Nothing hangs on it. One turn is drawn and
 * repeated downward, so that it looks the same on a page of any height.
 */
export default function HelixBackground() {
  const turn = useId();
  return (
    <Frame aria-hidden="true">
      {/* As wide as its frame whatever the height; what is drawn below the view box is cut by the frame alone. */}
      <Drawing viewBox={`0 0 ${WIDTH} ${TURN}`} preserveAspectRatio="xMidYMin meet" focusable="false">
        <defs>
          <pattern id={turn} width={WIDTH} height={TURN} patternUnits="userSpaceOnUse">
            <Rungs d={rungs()} />
            <Strand d={strand(0)} />
            <Strand d={strand(Math.PI)} />
          </pattern>
        </defs>
        <rect width={WIDTH} height={TALLEST} fill={`url(#${turn})`} />
      </Drawing>
    </Frame>
  );
}

const WIDTH = 240;
/** A whole number of rungs, so that one turn goes on where the one above it ends. */
const TURN = 520;
const RUNG = 40;
const STEP = 10;
/** More than any page is high, in the units of the drawing. */
const TALLEST = 200_000;

function xAt(y: number, phase: number): number {
  return WIDTH / 2 + Math.sin((y / TURN) * 2 * Math.PI + phase) * (WIDTH / 2 - 16);
}

/** A little longer than the turn: the ends of its line lie outside of what is seen. */
function strand(phase: number): string {
  const ys = Array.from({ length: TURN / STEP + 3 }, (_, index) => (index - 1) * STEP);
  return `M${ys.map((y) => `${xAt(y, phase).toFixed(1)} ${y}`).join('L')}`;
}

function rungs(): string {
  const ys = Array.from({ length: TURN / RUNG }, (_, index) => index * RUNG + 10);
  return ys.map((y) => `M${xAt(y, 0).toFixed(1)} ${y}H${xAt(y, Math.PI).toFixed(1)}`).join('');
}

const Frame = styled('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: {
      base: 'calc({sizes.helixHidden} * -1)',
      md: 'calc({sizes.helixHiddenWide} * -1)',
      xl: 'calc({sizes.xl} * -1)',
    },
    width: 'helix',
    overflow: 'hidden',
    pointerEvents: 'none',
    opacity: { base: '0.6', xl: '1' },
    maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
    animation: 'fadeIn 600ms ease-out',
    _highContrast: { display: 'none' },
    _print: { display: 'none' },
  },
});
const Drawing = styled('svg', {
  base: {
    width: 'full',
    height: 'full',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
const Strand = styled('path', { base: { stroke: 'action.muted', strokeWidth: '9' } });
const Rungs = styled('path', { base: { stroke: 'accent.subtle', strokeWidth: '5' } });
