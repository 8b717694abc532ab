import type { Block, KeptBlock } from './model.ts';
import type { Sheet, Style } from './sheet.ts';
import { drawSignature, heightOfSignature } from './signature.ts';
import { look } from './style.ts';

const { size, gap } = look;
const styles = {
  heading: { font: 'heading', size: size.heading, color: look.action },
  body: {},
  strong: { font: 'strong' },
  muted: { color: look.muted },
  small: { size: size.small, color: look.muted, gap: 1.5 },
} as const satisfies Record<string, Style>;

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** How each kind of block is drawn. */
const draw: { [Kind in Block['kind']]: (sheet: Sheet, block: Of<Kind>) => void } = {
  heading(sheet, { text }) {
    sheet.space(gap.heading - gap.block);
    // A heading never stands alone at the foot of a page.
    sheet.keep(sheet.heightOf(text, styles.heading) + 60);
    sheet.write(text, styles.heading, 'H2');
    sheet.space(gap.tight - gap.block + 4);
  },
  paragraph(sheet, { text, look: name }) {
    const style = styles[name ?? 'body'];
    sheet.keep(Math.min(sheet.heightOf(text, style), 60));
    sheet.write(text, style, 'P');
  },
  list(sheet, { items }) {
    const list = sheet.element('L');
    for (const { text, note } of items) {
      const wide = sheet.width - 16;
      const parts: [string, Style][] = [
        [text, styles.body],
        ...(note ? [[note, styles.small] as [string, Style]] : []),
      ];
      sheet.keep(parts.reduce((sum, [part, style]) => sum + sheet.heightOf(part, style, wide), 0));
      pair(sheet, list, { label: '•', style: styles.body, indent: 16 }, parts);
      sheet.space(gap.tight);
    }
    list.end();
  },
  rows(sheet, { rows, areQuestions = false }) {
    const labelWidth = areQuestions ? sheet.width * 0.58 : look.labelWidth;
    const list = sheet.element('L');
    for (const { label, value } of rows) {
      const height = Math.max(
        sheet.heightOf(label, styles.muted, labelWidth - 12),
        sheet.heightOf(value, styles.body, sheet.width - labelWidth),
      );
      sheet.keep(height + 8);
      pair(sheet, list, { label, style: styles.muted, indent: labelWidth }, [[value, styles.body]]);
      sheet.space(gap.tight);
      rule(sheet);
      sheet.space(gap.tight + 1);
    }
    list.end();
  },
  statements(sheet, { statements }) {
    const list = sheet.element('L');
    statements.forEach(({ heading, text, cites }, index) => {
      const wide = sheet.width - 24;
      const parts: [string, Style][] = [
        [heading, styles.strong],
        [text, styles.body],
        [cites, styles.small],
      ];
      sheet.keep(parts.reduce((sum, [part, style]) => sum + sheet.heightOf(part, style, wide), 0));
      pair(sheet, list, { label: `${String(index + 1)}.`, style: styles.muted, indent: 24 }, parts);
      sheet.space(gap.block - 2);
    });
    list.end();
  },
  notice(sheet, { title, text }) {
    const inner = { x: sheet.left + 14, width: sheet.width - 28 };
    const height =
      sheet.heightOf(title, styles.strong, inner.width) + sheet.heightOf(text, styles.body, inner.width) + 20;
    sheet.keep(height);
    const top = sheet.doc.y;
    sheet.decorate(() => {
      sheet.doc.roundedRect(sheet.left, top, sheet.width, height, 6).fill(look.frame);
      sheet.doc.rect(sheet.left, top + 6, 3, height - 12).fill(look.frameEdge);
    });
    sheet.doc.y = top + 10;
    sheet.write(title, styles.strong, 'P', inner);
    sheet.write(text, styles.body, 'P', inner);
    sheet.doc.y = top + height;
  },
  signature: drawSignature,
  together(sheet, { blocks }) {
    sheet.keep(blocks.reduce((sum, block) => sum + heightOf(sheet, block) + gap.heading, 0));
    for (const block of blocks) drawBlock(sheet, block);
  },
};

function heightOf(sheet: Sheet, block: KeptBlock): number {
  if (block.kind === 'signature') return heightOfSignature(sheet, block);
  return sheet.heightOf(block.text, block.kind === 'heading' ? styles.heading : styles[block.look ?? 'body']);
}

/** Draws a block and the space below it. */
export function drawBlock<Kind extends Block['kind']>(sheet: Sheet, block: Of<Kind>): void {
  const one: (sheet: Sheet, block: Of<Kind>) => void = draw[block.kind];
  one(sheet, block);
  sheet.space(gap.block);
}

/** An item of a list: its label, and beside it what it is about. What comes next begins below the longer one. */
function pair(
  sheet: Sheet,
  list: ReturnType<Sheet['element']>,
  { label, style, indent }: { label: string; style: Style; indent: number },
  body: readonly (readonly [string, Style])[],
): void {
  const { doc, left, width } = sheet;
  const item = sheet.element('LI', {}, list);
  const top = doc.y;
  sheet.write(label, style, 'Lbl', { x: left, width: indent - 4 }, item);
  const below = doc.y;
  doc.y = top;
  const pageBefore = doc.page;
  const beside = sheet.element('LBody', {}, item);
  for (const [text, each] of body) sheet.write(text, each, 'P', { x: left + indent, width: width - indent }, beside);
  if (doc.page === pageBefore) doc.y = Math.max(doc.y, below);
  item.end();
}

function rule(sheet: Sheet): void {
  const { doc, left, width } = sheet;
  sheet.decorate(() => {
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .lineWidth(0.5)
      .stroke(look.line);
  });
}
