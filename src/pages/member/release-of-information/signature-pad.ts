import SignaturePad, { type PointGroup } from 'signature_pad';
import { drawingBox, type Drawing } from '#domain/release.ts';

type Strokes = Drawing['strokes'];

/**
 * A pad on a canvas whose strokes are kept in the units of the box, not of the screen: the canvas may grow, shrink and turn,
 * and what was drawn stays.
 */
export function openPad(canvas: HTMLCanvasElement, onStroke: (stroke: number[]) => void) {
  const pad = new SignaturePad(canvas, { throttle: 0, minDistance: 2 });
  let scale = 1;
  let isDrawing = false;

  pad.addEventListener('beginStroke', () => {
    isDrawing = true;
  });
  pad.addEventListener('endStroke', () => {
    isDrawing = false;
    const drawn = pad.toData().at(-1);
    if (drawn) onStroke(strokeOf(drawn, scale));
  });

  return {
    /**
     * Draws the strokes anew, at the size that the canvas has now, as sharp as the screen can show them. Not while a stroke is
     * drawn, which would be cut in two: all are shown with that one at its end.
     */
    show(strokes: Strokes) {
      if (isDrawing) return;
      const { clientWidth, clientHeight } = canvas;
      const density = Math.max(window.devicePixelRatio, 1);
      scale = clientWidth / drawingBox.width;
      canvas.width = Math.round(clientWidth * density);
      canvas.height = Math.round(clientHeight * density);
      canvas.getContext('2d')?.scale(density, density);
      const pen = { penColor: getComputedStyle(canvas).color, ...penOf(scale) };
      Object.assign(pad, pen);
      const { velocityFilterWeight, compositeOperation } = pad;
      const look = { ...pen, velocityFilterWeight, compositeOperation };
      pad.clear();
      pad.fromData(strokes.map((stroke) => ({ ...look, points: pointsOf(stroke, scale) })));
    },
    close() {
      pad.off();
    },
  };
}

/** One width of the line, so that it looks the same when it is drawn anew. */
function penOf(scale: number) {
  const width = Math.max(3.2 * scale, 1.6);
  return { minWidth: width / 2, maxWidth: width / 2, dotSize: width / 2 };
}

function strokeOf({ points }: PointGroup, scale: number): number[] {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value / scale), 0), most);
  return points.flatMap(({ x, y }) => [within(x, drawingBox.width), within(y, drawingBox.height)]);
}

function pointsOf(stroke: readonly number[], scale: number): PointGroup['points'] {
  return Array.from({ length: stroke.length / 2 }, (_, index) => ({
    ...{ x: (stroke[index * 2] ?? 0) * scale, y: (stroke[index * 2 + 1] ?? 0) * scale },
    // Any steady pace: the width of the line does not hang on it.
    ...{ pressure: 0.5, time: index * 20 },
  }));
}
