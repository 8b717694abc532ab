import { Scene } from './scene.tsx';
import { Leaves } from './shapes.tsx';

/** A letter that says yes. */
export function JoinedPicture() {
  return (
    <Scene moving>
      <circle data-fill="sun" cx="200" cy="122" r="74" />
      <path data-fill="far" d="M0 202C90 176 150 182 222 196S340 196 400 180V240H0Z" />
      <Sprig transform="translate(104 214) scale(-1 1)" />
      <Sprig transform="translate(296 214)" />
      <path data-fill="flap" d="M124 128L200 74L276 128Z" />
      <g data-moves="first">
        <rect data-fill="paper" x="140" y="58" width="120" height="112" rx="8" />
        <path data-line="written" d="M160 132h80M160 146h62" />
        <g data-moves="then">
          <circle data-fill="seal" cx="200" cy="95" r="21" />
          <path data-line="check" d="M190 95.5l7 7 13.5-14" />
        </g>
      </g>
      <path data-fill="envelope" d="M124 128L200 176L276 128V206A10 10 0 0 1 266 216H134A10 10 0 0 1 124 206Z" />
      <path data-line="fold" d="M127 213L176 162M273 213L224 162M126 129L200 176L274 129" />
    </Scene>
  );
}

function Sprig({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path data-line="stem" d="M0 0C2-18 8-32 18-44" />
      <Leaves of={leaves} />
    </g>
  );
}

const leaves = [
  { x: 3, y: -16, turn: -10, size: 0.8 },
  { x: 2, y: -12, turn: -130, size: 0.7, dark: true },
  { x: 10, y: -30, turn: -20, size: 0.8, dark: true },
  { x: 9, y: -30, turn: -120, size: 0.7 },
  { x: 17, y: -43, turn: -55, size: 0.8 },
];
