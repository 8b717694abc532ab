import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How much two pictures differ, and a picture of where. */
export type Difference = { pixels: number; share: number; picture: PNG };

/**
 * Compares two pictures, pixel by pixel; where one is larger, what the other has not differs.
 * @param isExact whether every pixel counts that is not the same; else those of letters that are drawn a little differently do not
 */
export function differenceOf(one: PNG, other: PNG, { isExact = false } = {}): Difference {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const picture = new PNG({ width, height });
  const dataOf = (each: PNG) => extended(each, width, height).data;
  const options = isExact ? { threshold: 0, includeAA: true } : { threshold: 0.1 };
  const pixels = pixelmatch(dataOf(one), dataOf(other), picture.data, width, height, options);
  return { pixels, share: pixels / (width * height), picture };
}

/** On a larger sheet, which is transparent where there is no picture. */
function extended(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}
