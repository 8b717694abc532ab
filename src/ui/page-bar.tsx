import type { ComponentProps, ReactNode } from 'react';
import { styled } from './styled.tsx';

type PageBarProps = Omit<ComponentProps<typeof Frame>, 'aria-label' | 'children'> & {
  /** What a screen reader calls it. */
  label: string;
  icon?: ReactNode;
  /** What it says. */
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
};

/** A bar across the window, above the page, for what goes on whichever page is there. It is not printed. */
export function PageBar({ label, icon, children, actions, ...props }: PageBarProps) {
  return (
    <Frame aria-label={label} {...props}>
      <Inner>
        {icon}
        <Words>{children}</Words>
        {actions}
      </Inner>
    </Frame>
  );
}

const Frame = styled('aside', {
  base: {
    position: 'relative',
    zIndex: 'bar',
    borderBlockEnd: '{borderWidths.line} solid',
    _print: { display: 'none' },
  },
  variants: {
    tone: {
      plain: { bg: 'bg.sunken', borderColor: 'line.control' },
      warning: { bg: 'warning.subtle', color: 'fg', borderColor: 'warning', '& svg': { color: 'warning' } },
    },
  },
});
const Inner = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'xs',
    rowGap: '2xs',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
    paddingBlock: '2xs',
  },
});
const Words = styled('p', { base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', fontSize: 'small' } });
