import { rungsOf, strandOf, type Helix } from './helix.ts';

type Leaf = {
  x: number;
  y: number;
  /** Degrees, clockwise from pointing to the right. */
  turn: number;
  size: number;
  dark?: boolean;
};

export function Leaves({ of }: { of: readonly Leaf[] }) {
  return of.map(({ x, y, turn, size, dark }) => (
    <path
      key={`${x} ${y} ${turn}`}
      data-fill={dark ? 'leafDark' : 'leaf'}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      d="M0 0C3-9 13-12 22-9C18-1 9 4 0 0Z"
    />
  ));
}

/** The double helix as a tree: the product's motif, which grows from the first picture to the last. */
export function HelixTree({ leaves, ...helix }: Helix & { leaves: readonly Leaf[] }) {
  return (
    <>
      <path data-line="rung" d={rungsOf(helix)} />
      <path data-line="strandBehind" d={strandOf(helix, Math.PI)} />
      <path data-line="strand" d={strandOf(helix, 0)} />
      <g data-moves="then">
        <Leaves of={leaves} />
      </g>
    </>
  );
}

type PersonProps = {
  /** Where they stand, and how tall. */
  x: number;
  y: number;
  size: number;
  cloth: 'coat' | 'dress' | 'shirt';
  skin: 'skin' | 'skinDark';
  longHair?: boolean;
};

export function Person({ x, y, size, cloth, skin, longHair = false }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {longHair && <path data-fill="hair" d="M-12-38C-15-66 15-66 12-38C7-34-7-34-12-38Z" />}
      <path data-fill={cloth} d="M-17 10V-20C-17-33-10-38 0-38S17-33 17-20V10Z" />
      <circle data-fill={skin} cy="-49" r="10" />
      <path data-fill="hair" d="M-10.5-48C-11-63 11-63 10.5-48C8-49 5-51.5 3.5-55C0-51.5-5-49.5-10.5-48Z" />
    </g>
  );
}
