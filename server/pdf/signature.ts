import { pathOfStroke } from '#domain/release/drawing.ts';
import type { Block } from './model.ts';
import type { Sheet } from './sheet.ts';
import { look } from './style.ts';

const box = { width: 300, height: 84 };
const small = { size: look.size.small, color: look.muted, gap: 1.5 };

type Signature = Extract<Block, { kind: 'signature' }>;

/** How tall a signature is, with what stands below it. */
export function heightOfSignature(sheet: Sheet, { lines }: Signature): number {
  return box.height + 30 + lines.reduce((sum, line) => sum + sheet.heightOf(line, small), 0);
}

/** A signature above its line, with the name, and what is to be said of it, below. */
export function drawSignature(sheet: Sheet, block: Signature): void {
  const { doc, left } = sheet;
  const { name, drawing, alt, lines } = block;
  sheet.keep(heightOfSignature(sheet, block));
  const top = doc.y;
  const bounds = { x: left, y: top, ...box };
  const draw = drawing ? () => drawStrokes(doc, drawing, bounds) : () => writeName(doc, name, bounds);
  // Where the figure stands; pdfkit's types don't know of it yet.
  const place: object = { bbox: [left, top, left + box.width, top + box.height] };
  const figure = sheet.element('Figure', { alt, ...place });
  figure.add(draw);
  figure.end();
  sheet.decorate(() => {
    doc
      .moveTo(left, top + box.height)
      .lineTo(left + box.width, top + box.height)
      .lineWidth(0.8)
      .stroke(look.ink);
  });
  doc.y = top + box.height + 5;
  sheet.write(name, { font: 'strong' }, 'P');
  for (const line of lines) sheet.write(line, small, 'P');
}

type Doc = Sheet['doc'];
type Bounds = { x: number; y: number; width: number; height: number };
type Drawing = NonNullable<Signature['drawing']>;

function drawStrokes(doc: Doc, { width, height, strokes }: Drawing, bounds: Bounds): void {
  const scale = Math.min(bounds.width / width, bounds.height / height);
  doc.save().translate(bounds.x, bounds.y).scale(scale);
  doc.lineCap('round').lineJoin('round');
  for (const stroke of strokes) doc.path(pathOfStroke(stroke));
  doc.lineWidth(1.4 / scale).stroke(look.ink);
  doc.restore();
}

function writeName(doc: Doc, name: string, { x, y, width, height }: Bounds): void {
  doc.font('heading').fillColor(look.ink);
  const size = [22, 18, 14, 11, 8].find((each) => doc.fontSize(each).widthOfString(name) <= width) ?? 8;
  doc.fontSize(size);
  const tall = doc.heightOfString(name, { width });
  doc.text(name, x, y + height - tall - 2, { width });
}
