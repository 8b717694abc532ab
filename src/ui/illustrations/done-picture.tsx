import { Landscape } from './landscape.tsx';
import { Scene } from './scene.tsx';
import { HelixTree, Person } from './shapes.tsx';

/** The same land once the journey is done: the stones are walked, the helix has grown, and two people talk. */
export function DonePicture({ moving = false }: { moving?: boolean }) {
  return (
    <Scene moving={moving}>
      <Landscape walked>
        <Person x={64} y={190} size={1.5} cloth="dress" skin="skinDark" longHair />
        <Person x={130} y={188} size={1.5} cloth="coat" skin="skin" />
        <HelixTree x={332} foot={208} top={70} swing={16} turn={72} leaves={leaves} />
      </Landscape>
      <g data-moves="then">
        <path
          data-fill="paper"
          d="M74 46h46a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14h-15l-8 9-8-9h-15a14 14 0 0 1-14-14V60a14 14 0 0 1 14-14Z"
        />
        <path
          data-fill="heart"
          d="M97 82C88 75 84 70.5 84 65.5A6.6 6.6 0 0 1 97 62A6.6 6.6 0 0 1 110 65.5C110 70.5 106 75 97 82Z"
        />
      </g>
    </Scene>
  );
}

const leaves = [
  { x: 332, y: 86, turn: -25, size: 1.25 },
  { x: 332, y: 80, turn: -160, size: 1.2, dark: true },
  { x: 341, y: 114, turn: 8, size: 1.05, dark: true },
  { x: 323, y: 120, turn: 172, size: 1.05 },
  { x: 332, y: 70, turn: -70, size: 1.15 },
  { x: 332, y: 70, turn: -120, size: 1.05, dark: true },
  { x: 341, y: 150, turn: 5, size: 0.95 },
  { x: 323, y: 156, turn: 175, size: 0.95, dark: true },
];
