import { Landscape } from './landscape.tsx';
import { Scene } from './scene.tsx';
import { HelixTree, Person } from './shapes.tsx';

/** The journey lies ahead: a family, the path of eight stones, and a helix that begins to grow. */
export function WelcomePicture() {
  return (
    <Scene>
      <Landscape walked={false}>
        <Person x={66} y={192} size={1.5} cloth="coat" skin="skin" />
        <Person x={124} y={188} size={1.4} cloth="dress" skin="skinDark" longHair />
        <Person x={97} y={196} size={0.95} cloth="shirt" skin="skin" />
        <HelixTree x={338} foot={206} top={98} swing={14} turn={68} leaves={leaves} />
      </Landscape>
    </Scene>
  );
}

const leaves = [
  { x: 338, y: 112, turn: -25, size: 1.1 },
  { x: 338, y: 106, turn: -160, size: 1.05, dark: true },
  { x: 345, y: 136, turn: 10, size: 0.9, dark: true },
  { x: 331, y: 142, turn: 170, size: 0.9 },
  { x: 338, y: 98, turn: -80, size: 1 },
];
