import { useLayoutEffect, useRef } from 'react';
import { drawingBox, type Drawing } from '#domain/release.ts';
import { useWords } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorText, Hint } from '#src/ui/fields/field-frame.tsx';
import { useField, useFieldValue } from '#src/ui/fields/source.ts';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { openPad } from './signature-pad.ts';

const name = 'signature.drawing';

/** A box to sign in with a finger, a pen or a mouse. Whoever uses none of these types the name instead, which the hint says. */
export default function SignaturePadField({ readOnly }: { readOnly: boolean }) {
  const t = useWords();
  const [value, set] = useFieldValue(name);
  const hint = t(texts.drawHint);
  const field = useField({ name, hint });
  const strokes = strokesIn(value);
  const canvas = usePad(strokes, readOnly, (next) => set(next.length > 0 ? { ...drawingBox, strokes: next } : null));
  return (
    <Stack gap="2xs" data-invalid={field.error ? true : undefined} role="group" aria-labelledby={`${field.id}-label`}>
      <strong id={`${field.id}-label`}>{t(texts.draw)}</strong>
      <Hint id={field.id}>{hint}</Hint>
      <ErrorText id={field.id}>{field.error}</ErrorText>
      <Canvas
        ref={canvas}
        id={field.id}
        role="img"
        aria-label={strokes.length > 0 ? t(texts.drawnSoFar, { count: strokes.length }) : t(texts.drawnNothing)}
        tabIndex={-1}
        {...field.described}
      />
      <Row gap="2xs">
        <Button look="quiet" size="sm" disabled={readOnly} onClick={() => set(without(strokes, 1))}>
          {t(texts.undoStroke)}
        </Button>
        <Button look="quiet" size="sm" disabled={readOnly} onClick={() => set(null)}>
          {t(texts.clearDrawing)}
        </Button>
      </Row>
      <VisuallyHidden role="status">
        {strokes.length > 0 ? t(texts.drawnSoFar, { count: strokes.length }) : ''}
      </VisuallyHidden>
    </Stack>
  );
}

/** Ties the pad to the strokes that the form keeps: what is drawn goes there, and what is there is shown, at any size. */
function usePad(strokes: Drawing['strokes'], readOnly: boolean, onChange: (strokes: Drawing['strokes']) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<ReturnType<typeof openPad>>(undefined);
  const now = useRef({ strokes, onChange });
  useLayoutEffect(() => {
    now.current = { strokes, onChange };
  });
  // With the box itself: whoever sees it can draw.
  useLayoutEffect(() => {
    if (!canvas.current || readOnly) return undefined;
    const opened = openPad(canvas.current, (stroke) => now.current.onChange([...now.current.strokes, stroke]));
    pad.current = opened;
    const watch = new ResizeObserver(() => opened.show(now.current.strokes));
    watch.observe(canvas.current);
    return () => {
      watch.disconnect();
      opened.close();
    };
  }, [readOnly]);
  useLayoutEffect(() => pad.current?.show(strokes), [strokes]);
  return canvas;
}

function strokesIn(value: unknown): Drawing['strokes'] {
  const isDrawing = typeof value === 'object' && value !== null && 'strokes' in value && Array.isArray(value.strokes);
  return isDrawing ? (value.strokes as Drawing['strokes']) : none;
}

const none: Drawing['strokes'] = [];

function without(strokes: Drawing['strokes'], count: number): Drawing | null {
  const left = strokes.slice(0, -count);
  return left.length > 0 ? { ...drawingBox, strokes: left } : null;
}

const Canvas = styled('canvas', {
  base: {
    width: 'full',
    maxWidth: 'measure',
    aspectRatio: `${drawingBox.width} / ${drawingBox.height}`,
    bg: 'white',
    color: 'ink.900',
    border: '{borderWidths.line} dashed {colors.line.control}',
    borderRadius: 'md',
    cursor: 'crosshair',
    // A finger that draws must not move the page, nor the system's colors hide the line.
    touchAction: 'none',
    forcedColorAdjust: 'none',
  },
});
