import { pathOfStroke } from '#domain/release.ts';
import { fill, type Locale } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { styled } from '#src/ui/styled.tsx';

type DrawnSignatureProps = { signature: components['schemas']['Signature']; locale: Locale };

/** A signature as it was drawn; nothing where the name was typed. */
export function DrawnSignature({ signature: { drawing, text }, locale }: DrawnSignatureProps) {
  if (!drawing) return null;
  return (
    <Picture
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={fill(texts.drawnBy, locale, { name: text })}
    >
      {drawing.strokes.map((stroke, index) => (
        <path key={index} d={pathOfStroke(stroke)} />
      ))}
    </Picture>
  );
}

const Picture = styled('svg', {
  base: {
    width: 'full',
    maxWidth: 'card',
    height: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '4',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    borderBlockEnd: '{borderWidths.hair} solid {colors.fg.muted}',
    marginBlockEnd: 'sm',
  },
});
