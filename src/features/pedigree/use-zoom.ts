import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Point } from '#domain/pedigree/point.ts';
import { initialView, fitScale, type DrawingSize } from './initial-view.ts';
import { useMouseDrag } from './use-mouse-drag.ts';

const least = 0.2;
const most = 3;
const step = 1.25;

/**
 * How large a drawing is shown in a box that it is scrolled in, and the ways to change that: buttons, plus and minus, the
 * wheel with Ctrl or the command key, two fingers, and dragging with a mouse. The point under the pointer, or the middle,
 * stays where it is. Until one of them is used, and again after “all of it”, the drawing is fitted anew whenever its box gets
 * another size: by a window that is made wider, a phone that is turned, or letters that are made larger.
 */
export function useZoom(drawing: DrawingSize) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [room, setRoom] = useState(0);
  const anchor = useRef<{ at: Point; seen: Point } | undefined>(undefined);
  const isFitted = useRef<'first' | 'whole' | undefined>('first');

  const zoomTo = (wanted: number, at?: Point) => {
    const element = box.current;
    if (!element) return;
    const seen = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const next = Math.min(most, Math.max(least, wanted));
    anchor.current = {
      at: { x: (element.scrollLeft + seen.x) / scale, y: (element.scrollTop + seen.y) / scale },
      seen,
    };
    isFitted.current = undefined;
    setScale(next);
  };
  const showWhole = () => {
    const element = box.current;
    if (!element) return;
    anchor.current = { at: { x: 0, y: 0 }, seen: { x: 0, y: 0 } };
    isFitted.current = 'whole';
    setScale(fitScale(drawing, spaceIn(element)));
    setRoom(0);
  };

  const begin = () => {
    const element = box.current;
    if (!element) return;
    const { scale: first, left, top, room: below } = initialView(drawing, spaceIn(element));
    anchor.current = { at: { x: left / first, y: top / first }, seen: { x: 0, y: 0 } };
    setScale(first);
    setRoom(below);
  };
  const refit = useEffectEvent(() => {
    if (isFitted.current === 'first') begin();
    if (isFitted.current === 'whole') showWhole();
  });
  const { width, height } = drawing;
  // Another relative, or other words, make it another drawing.
  useLayoutEffect(() => refit(), [width, height]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => refit());
    // By its edges: scroll bars that come and go with the size of the drawing change nothing.
    watch.observe(element, { box: 'border-box' });
    return () => watch.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    const kept = anchor.current;
    if (!element || !kept) return;
    anchor.current = undefined;
    element.scrollLeft = kept.at.x * scale - kept.seen.x;
    element.scrollTop = kept.at.y * scale - kept.seen.y;
  });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 300), within(box.current, event));
  });
  const pinch = useRef<{ apart: number; scale: number } | undefined>(undefined);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      pinch.current = undefined;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    pinch.current ??= { apart, scale };
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
    zoomTo((pinch.current.scale * apart) / pinch.current.apart, within(box.current, middle));
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => onWheel(event);
    const touch = (event: TouchEvent) => onTouch(event);
    // React listens passively: the page behind would zoom as well.
    element.addEventListener('wheel', wheel, { passive: false });
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const) {
      element.addEventListener(name, touch, { passive: false });
    }
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const name of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(name, touch);
    };
  }, []);
  useMouseDrag(box);

  const actions = {
    larger: () => zoomTo(scale * step),
    smaller: () => zoomTo(scale / step),
    fit: showWhole,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { '+': actions.larger, '=': actions.larger, '-': actions.smaller, '0': actions.fit }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return { box, scale, room, actions, onKeyDown };
}

/** The room within its edges, as if there were no scroll bars: a drawing that fits needs none. */
function spaceIn({ offsetWidth, offsetHeight, clientLeft, clientTop }: HTMLElement) {
  return { width: Math.max(0, offsetWidth - 2 * clientLeft), height: Math.max(0, offsetHeight - 2 * clientTop) };
}

function within(element: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: clientX - left, y: clientY - top };
}
