import { memo } from 'react';
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
      return <Person {...part} />;
  }
}

type Group = Extract<Primitive, { type: 'group' }>;

/** A drawing is made anew with each answer, in which most people stay as they were: they are not drawn again. */
const Person = memo(function Person({ id, title, parts }: Group) {
  return (
    <g data-person={id}>
      <title>{title}</title>
      <Shapes parts={parts} />
    </g>
  );
}, isAlike);

/** Both were made by the same lines, so their properties stand in the same order. */
function isAlike(one: Group, other: Group): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Pieces of a drawing, one over the other. They have no order of their own to keep. */
export function Shapes({ parts }: { parts: readonly Primitive[] }) {
  return parts.map((part, index) => <PrimitiveShape key={part.type === 'group' ? part.id : index} part={part} />);
}
