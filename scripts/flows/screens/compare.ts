import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Screen } from '#flows/page/screen.ts';
import { differenceOf } from '../../screens/difference.ts';
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
  const { share, picture: difference } = differenceOf(old, picture);
  return share > mostPixels ? { change: 'changed', accepted: before, difference: PNG.sync.write(difference) } : {};
}
