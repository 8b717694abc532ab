import type { ReactNode } from 'react';
import { styled } from '../styled.tsx';

export type IconProps = { size?: 'sm' | 'md' | 'lg' | 'xl'; color?: 'success' | 'accent' };

/** All icons are our own, on a grid of 24, one line weight; decoration only, so hidden from screen readers. */
export function Icon({ size = 'md', color, children }: IconProps & { children: ReactNode }) {
  return (
    <Svg size={size} color={color} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </Svg>
  );
}

const Svg = styled('svg', {
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // A drawing keeps its own color in forced colors, where it may not show.
    _highContrast: { stroke: 'CanvasText' },
  },
  variants: {
    size: {
      sm: { width: 'iconSmall', height: 'iconSmall' },
      md: { width: 'icon', height: 'icon' },
      lg: { width: 'lg', height: 'lg' },
      xl: { width: 'xl', height: 'xl' },
    },
    color: { success: { color: 'success' }, accent: { color: 'accent.strong' } },
  },
});
