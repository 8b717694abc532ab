import { chakra } from '@chakra-ui/react/styled-system';

/** A quiet double helix behind the member's pages, at the edge where no text stands. Nothing hangs on it. */
export default function HelixBackground() {
  return (
    <Frame aria-hidden="true">
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" focusable="false">
        <Rungs d={rungs()} />
        <Strand d={strand(0)} />
        <Strand d={strand(Math.PI)} />
      </Drawing>
    </Frame>
  );
}

const WIDTH = 240;
const HEIGHT = 1600;
const TURN = 520;

function xAt(y: number, phase: number): number {
  return WIDTH / 2 + Math.sin((y / TURN) * 2 * Math.PI + phase) * (WIDTH / 2 - 16);
}

function strand(phase: number): string {
  const ys = Array.from({ length: HEIGHT / 20 + 1 }, (_, index) => index * 20);
  return `M${ys.map((y) => `${xAt(y, phase).toFixed(1)} ${y}`).join('L')}`;
}

function rungs(): string {
  const ys = Array.from({ length: HEIGHT / 40 }, (_, index) => index * 40 + 10);
  return ys.map((y) => `M${xAt(y, 0).toFixed(1)} ${y}H${xAt(y, Math.PI).toFixed(1)}`).join('');
}

const Frame = chakra('div', {
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
const Drawing = chakra('svg', {
  base: {
    width: 'full',
    height: 'full',
    transform: 'rotate(4deg)',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
const Strand = chakra('path', { base: { stroke: 'action.muted', strokeWidth: '9' } });
const Rungs = chakra('path', { base: { stroke: 'accent.subtle', strokeWidth: '5' } });
