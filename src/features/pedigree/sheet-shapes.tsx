import type { Sheet } from '#domain/pedigree/page.ts';
import { Shapes } from './primitive-shape.tsx';

type SheetShapesProps = Pick<Sheet, 'width' | 'height' | 'parts'> & { title?: string };

/** A drawing as wide as its place at the most. Without a title it is decoration: its words stand elsewhere. */
export function SheetShapes({ width, height, parts, title }: SheetShapesProps) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg {...naming} viewBox={`0 0 ${width} ${height}`} width={width} height={height} style={shrinking}>
      <Shapes parts={parts} />
    </svg>
  );
}

const shrinking = { display: 'block', maxWidth: '100%', maxHeight: '100%' } as const;
