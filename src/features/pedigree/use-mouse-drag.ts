import { useEffect } from 'react';

/** A mouse moves the drawing by dragging it; fingers scroll it as they scroll everything. */
export function useMouseDrag(box: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      element.scrollLeft -= event.movementX;
      element.scrollTop -= event.movementY;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
    };
  }, [box]);
}
