import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Screen } from '#flows/page/screen.ts';
import type { Accepted } from './accepted.ts';
import { digestDistance, digestOf } from './digest.ts';

/** From which share of pixels on a picture has changed: a date or a time that moves on is less. */
const mostPixels = 0.004;
/** The same for digests, of which a picture that was drawn by another browser may have some. */
const mostOfDigest = 0.03;

/** The accepted picture of a screen with its difference, as files to show; nothing else where neither is known. */
export type Compared = Pick<Screen, 'change'> & { accepted?: Buffer; difference?: Buffer };

/**
 * Compares a picture with the accepted one: pixel by pixel where that is on this machine, or else by its digest.
 * @param acceptedFolder where the pictures are that were accepted on this machine
 */
export async function compareScreen(
  taken: Buffer,
  name: string,
  accepted: Accepted,
  acceptedFolder: string,
): Promise<Compared> {
  const digest = accepted[name];
  if (digest === undefined) return { change: 'new' };
  const before = await readFile(join(acceptedFolder, name)).catch(() => undefined);
  if (before?.equals(taken)) return {};
  const picture = PNG.sync.read(taken);
  const old = before && PNG.sync.read(before);
  // One that was accepted here before somebody else has accepted another is no longer the accepted one.
  if (!before || !old || digestOf(old) !== digest)
    return digestDistance(digestOf(picture), digest) > mostOfDigest ? { change: 'changed' } : {};
  const { share, difference } = differenceOf(old, picture);
  return share > mostPixels ? { change: 'changed', accepted: before, difference: PNG.sync.write(difference) } : {};
}

function differenceOf(one: PNG, other: PNG): { share: number; difference: PNG } {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const difference = new PNG({ width, height });
  const dataOf = (each: PNG) => extended(each, width, height).data;
  const pixels = pixelmatch(dataOf(one), dataOf(other), difference.data, width, height, { threshold: 0.1 });
  return { share: pixels / (width * height), difference };
}

/** On a larger sheet, which is transparent where there is no picture. */
function extended(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}
