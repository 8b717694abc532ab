import type { ReactNode } from 'react';
import { styled } from '../styled.tsx';

type SceneProps = {
  /** Its parts arrive one by one, once: for the moment that the picture stands for, where motion is welcome. */
  moving?: boolean;
  children: ReactNode;
};

/**
 * The frame that all our pictures share. They are decoration: the words beside them say all. What is drawn says by `data-fill`
 * or `data-line` what it is, and the theme gives it its color; in forced colors each shape is an outline. By `data-moves` it says
 * that it arrives, and when.
 */
export function Scene({ moving = false, children }: SceneProps) {
  return (
    <Frame viewBox="0 36 400 204" aria-hidden="true" focusable="false" data-moving={moving || undefined}>
      {children}
    </Frame>
  );
}

const arrives = (delay: string) => ({ animation: `rise {durations.arrival} ease-out ${delay} both` });

const Frame = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    bg: 'action.subtle',
    borderRadius: 'lg',
    '& [data-fill=sun]': { fill: 'accent.subtle' },
    '& [data-fill=far]': { fill: 'action.muted' },
    '& [data-fill=near]': { fill: 'action.line' },
    '& [data-fill=path]': { fill: 'bg' },
    '& [data-fill=ahead]': { fill: 'bg.surface', stroke: 'focus', strokeWidth: '1.5' },
    '& [data-fill=behind], & [data-fill=seal], & [data-fill=leafDark], & [data-fill=coat]': { fill: 'action' },
    '& [data-fill=leaf]': { fill: 'focus' },
    '& [data-fill=dress], & [data-fill=heart]': { fill: 'accent' },
    '& [data-fill=paper], & [data-fill=shirt]': { fill: 'bg.surface' },
    '& [data-fill=skin], & [data-fill=flap]': { fill: 'line' },
    '& [data-fill=skinDark]': { fill: 'line.control' },
    '& [data-fill=hair]': { fill: 'fg' },
    '& [data-fill=envelope]': { fill: 'bg.sunken' },
    '& [data-line]': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '5' },
    '& [data-line=rung]': { stroke: 'accent', strokeWidth: '3' },
    '& [data-line=strand]': { stroke: 'action' },
    '& [data-line=strandBehind], & [data-line=stem]': { stroke: 'focus' },
    '& [data-line=stem]': { strokeWidth: '3' },
    '& [data-line=check]': { stroke: 'fg.onAction' },
    '& [data-line=written], & [data-line=fold]': { stroke: 'line' },
    '& [data-line=fold]': { strokeWidth: '2.5' },
    '&[data-moving]': {
      _motionSafe: {
        '& [data-moves=first]': arrives('200ms'),
        '& [data-moves=then]': arrives('500ms'),
      },
    },
    _highContrast: {
      bg: 'Canvas',
      border: '{borderWidths.hair} solid CanvasText',
      '& [data-fill]': { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: '1.5' },
      '& [data-line]': { stroke: 'CanvasText', strokeWidth: '2' },
    },
  },
});
