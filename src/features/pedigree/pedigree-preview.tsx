import { styled } from '../../ui/styled.tsx';
import { SheetShapes } from './sheet-shapes.tsx';
import { useDrawing, type PedigreeOf } from './use-drawing.ts';

/** The picture alone, small enough to be seen whole. It is decoration: the same people stand in the list beside it. */
export default function PedigreePreview(props: PedigreeOf) {
  const { width, height, parts } = useDrawing(props);
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
