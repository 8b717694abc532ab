import { useId, type CSSProperties } from 'react';
import type { Drawing } from '#domain/pedigree/drawing.ts';
import { useWords } from '../../lib/locale.ts';
import { pedigreeTexts as texts } from '../../texts/pedigree.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { largestFitScale } from './initial-view.ts';
import { Shapes } from './primitive-shape.tsx';
import { useZoom } from './use-zoom.ts';

/**
 * The picture in a box of its own, to be scrolled and made larger or smaller. It begins whole and fills the box, which has its
 * shape; on a phone, with the member in the middle.
 */
export function PedigreePicture({ drawing }: { drawing: Drawing }) {
  const t = useWords();
  const id = useId();
  const { box, scale, room, actions, onKeyDown } = useZoom(drawing);
  const { width, height, title, description, parts } = drawing;
  return (
    <Stack gap="2xs">
      <Row gap="2xs" role="group" aria-label={t(texts.size)}>
        <Button look="secondary" size="sm" onClick={actions.larger}>
          {t(texts.zoomIn)}
        </Button>
        <Button look="secondary" size="sm" onClick={actions.smaller}>
          {t(texts.zoomOut)}
        </Button>
        <Button look="secondary" size="sm" onClick={actions.fit}>
          {t(texts.fit)}
        </Button>
        <VisuallyHidden role="status">{t(texts.zoomed, { percent: Math.round(scale * 100) })}</VisuallyHidden>
      </Row>
      <Box
        ref={box}
        style={shapeOf(width, height)}
        tabIndex={0}
        role="region"
        aria-label={t(texts.picture)}
        onKeyDown={onKeyDown}
      >
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-description`}
          width={width * scale}
          height={height * scale}
          style={{ marginBlockEnd: room }}
          viewBox={`0 0 ${width} ${height}`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-description`}>{description}</desc>
          <Shapes parts={parts} />
        </svg>
      </Box>
    </Stack>
  );
}

/** The shape of the box on a wide window, and how high it gets at most: as the drawing is, with the box's own edges. */
function shapeOf(width: number, height: number) {
  const edges = 2;
  return {
    '--shape': `${width} / ${height}`,
    '--drawn': `${Math.ceil(height) + edges}px`,
    '--largest': `${Math.ceil(height * largestFitScale) + edges}px`,
  } as CSSProperties;
}

const Box = styled('div', {
  base: {
    // A white ground in every scheme: the picture is ink on paper.
    bg: 'white',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y',
    width: 'full',
    // On a phone there is room beside it, to scroll the page by.
    height: { base: '60dvh', md: 'auto' },
    aspectRatio: { md: 'var(--shape)' },
    maxHeight: { base: 'var(--drawn)', md: 'min(80dvh, var(--largest))' },
    minHeight: 'choice',
    cursor: 'grab',
    userSelect: 'none',
    forcedColorAdjust: 'none',
    '& > svg': { display: 'block', marginInline: 'auto', maxWidth: 'none' },
  },
});
