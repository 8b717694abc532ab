import type { ReactNode } from 'react';

type LandscapeProps = {
  /** Who stands on the hill, and what grows there. */
  children: ReactNode;
  /** The eight stones of the path lie behind, and not ahead any more. */
  walked: boolean;
};

/** The land that the journey leads through: eight stones on a path to the sun, one for each step. */
export function Landscape({ children, walked }: LandscapeProps) {
  return (
    <>
      <circle data-fill="sun" cx="262" cy="108" r="42" />
      <path data-fill="far" d="M0 138C60 108 128 106 196 130S330 154 400 112V240H0Z" />
      {children}
      <path data-fill="near" d="M0 206C70 168 150 166 222 180S340 182 400 158V240H0Z" />
      <path
        data-fill="path"
        d="M104 240C136 214 222 208 246 194C264 183 226 176 224 165C222 154 246 150 258 139L264 139C258 152 244 158 246 165C248 174 300 182 284 200C266 218 226 222 220 240Z"
      />
      <g data-moves="first">
        {stones.map(([x, y, r]) => (
          <circle key={x} data-fill={walked ? 'behind' : 'ahead'} cx={x} cy={y} r={r} />
        ))}
      </g>
    </>
  );
}

const stones = [
  [166, 230, 6.2],
  [203, 215, 5.7],
  [240, 206, 5.2],
  [266, 193, 4.7],
  [247, 178, 4.1],
  [235, 166, 3.5],
  [245, 155, 2.9],
  [257, 145, 2.3],
] as const;
