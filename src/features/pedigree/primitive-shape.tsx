import { ink } from '#domain/ink.ts';
import { fontNames, type Primitive } from '#domain/pedigree/primitives.ts';
import { fillOf } from '#domain/pedigree/svg.ts';

/** One piece of a drawing as SVG in the page. */
export function PrimitiveShape({ part }: { part: Primitive }) {
  switch (part.type) {
    case 'line':
      return (
        <line
          {...{ x1: part.from.x, y1: part.from.y, x2: part.to.x, y2: part.to.y }}
          stroke={ink}
          strokeWidth={part.width}
          strokeDasharray={part.dash?.join(' ')}
        />
      );
    case 'path':
      return (
        <path d={part.d} fill={fillOf(part.fill)} stroke={part.width > 0 ? ink : 'none'} strokeWidth={part.width} />
      );
    case 'text':
      return (
        <text
          {...part.at}
          fill={ink}
          textAnchor={part.anchor}
          // As a style: the page's own rules would win over attributes.
          style={{ fontFamily: fontNames, fontSize: part.size, fontWeight: part.isBold ? 'bold' : 'normal' }}
        >
          {part.text}
        </text>
      );
    case 'group':
      return (
        <g data-person={part.id}>
          <title>{part.title}</title>
          <Shapes parts={part.parts} />
        </g>
      );
  }
}

/** Pieces of a drawing, one over the other. They have no order of their own to keep. */
export function Shapes({ parts }: { parts: readonly Primitive[] }) {
  return parts.map((part, index) => <PrimitiveShape key={part.type === 'group' ? part.id : index} part={part} />);
}
