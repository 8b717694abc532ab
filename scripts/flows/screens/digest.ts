import type { PNG } from 'pngjs';

const [columns, rows] = [16, 24];
/** So many steps of 255 lighter or darker is a difference, and no noise of drawing. */
const noise = 2;

/**
 * What a picture looks like, in few letters: its size, and for each field of a grid whether it is lighter than the field to its
 * right. Pictures that look alike have digests that are alike, also where letters are drawn a little differently.
 */
export function digestOf({ width, height, data }: PNG): string {
  const light = Array.from({ length: rows * (columns + 1) }, (_, index) => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    const [left, right] = [column, column + 1].map((each) => Math.floor((each * width) / (columns + 1)));
    const [top, bottom] = [row, row + 1].map((each) => Math.floor((each * height) / rows));
    return meanOf(data, width, [left ?? 0, right ?? 0], [top ?? 0, bottom ?? 0]);
  });
  const bits = Array.from({ length: rows * columns }, (_, index) => {
    const at = index + Math.floor(index / columns);
    return (light[at] ?? 0) - (light[at + 1] ?? 0) > noise ? '1' : '0';
  });
  const nibbles = Array.from({ length: bits.length / 4 }, (_, index) =>
    Number.parseInt(bits.slice(index * 4, index * 4 + 4).join(''), 2).toString(16),
  );
  return `${String(width)}x${String(height)} ${nibbles.join('')}`;
}

function meanOf(data: Buffer, width: number, [left, right]: number[], [top, bottom]: number[]): number {
  let [sum, count] = [0, 0];
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      const at = (y * width + x) * 4;
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}

/** How much two digests differ: from 0 to 1, where 1 is another width. Pages that are longer or shorter differ by that. */
export function digestDistance(one: string, other: string): number {
  const [[size, bits], [otherSize, otherBits]] = [partsOf(one), partsOf(other)];
  const [width = 0, height = 0] = size;
  const [otherWidth = 0, otherHeight = 0] = otherSize;
  if (width !== otherWidth || bits.length !== otherBits.length) return 1;
  const nibbles = Array.from({ length: bits.length }, (_, index) =>
    ones(Number.parseInt(bits.charAt(index), 16) ^ Number.parseInt(otherBits.charAt(index), 16)),
  );
  const differing = nibbles.reduce((sum, each) => sum + each, 0);
  const longer = Math.abs(height - otherHeight) / Math.max(height, otherHeight, 1);
  return Math.max(longer, differing / (bits.length * 4));
}

function partsOf(digest: string): [readonly number[], string] {
  const [size = '', bits = ''] = digest.split(' ');
  return [size.split('x').map(Number), bits];
}

function ones(nibble: number): number {
  return [1, 2, 4, 8].filter((bit) => (nibble & bit) !== 0).length;
}
