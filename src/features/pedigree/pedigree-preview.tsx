import { useLocale } from '../../lib/locale.ts';
import { styled } from '../../ui/styled.tsx';
import { SheetShapes } from './sheet-shapes.tsx';
import { drawFamily, drawThumbnail, type PedigreeOf } from './use-drawing.ts';

export type PedigreePreviewProps = PedigreeOf & {
  /** Whether its place is so small that nobody could read its words. */
  isTiny?: boolean;
};

/** The picture alone, small enough to be seen whole. It is decoration: the same people stand in the list beside it. */
export default function PedigreePreview({ isTiny = false, ...of }: PedigreePreviewProps) {
  const { width, height, parts } = (isTiny ? drawThumbnail : drawFamily)(of, useLocale());
  return (
    <Frame>
      <SheetShapes width={width} height={height} parts={parts} />
    </Frame>
  );
}

const Frame = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    height: 'full',
    padding: '2xs',
    bg: 'white',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
});
