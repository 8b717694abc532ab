import { memo } from 'react';
import { ink } from '#domain/ink.ts';
import { fontNames, type Primitive } from '#domain/pedigree/primitives.ts';
import { fillOf } from '#domain/pedigree/svg.ts';

/** One piece of a drawing as SVG in the page. */
function PrimitiveShape({ part }: { part: Primitive }) {
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
          style={part.isBold ? { fontSize: part.size, fontWeight: 'bold' } : { fontSize: part.size }}
        >
          {part.text}
        </text>
      );
    case 'group':
      return <Person {...part} />;
  }
}

type Group = Extract<Primitive, { type: 'group' }>;

/** Nobody is drawn again while a picture is made larger or smaller. */
const Person = memo(function Person({ id, title, parts }: Group) {
  return (
    <g data-person={id}>
      <title>{title}</title>
      <Pieces parts={parts} />
    </g>
  );
});

/** All of a drawing. What its words have in common is said once: to give it to each is a good part of the work on a large family. */
export function Shapes({ parts }: { parts: readonly Primitive[] }) {
  return (
    <g style={wordsStyle}>
      <Pieces parts={parts} />
    </g>
  );
}

/** As a style: the page's own rules would win over attributes. */
const wordsStyle = { fontFamily: fontNames, fontWeight: 'normal' } as const;

/** Pieces of a drawing, one over the other. They have no order of their own to keep. */
function Pieces({ parts }: { parts: readonly Primitive[] }) {
  return parts.map((part, index) => <PrimitiveShape key={part.type === 'group' ? part.id : index} part={part} />);
}
