import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { Logo } from '../ui/Logo.tsx';
import { PageLink } from '../ui/PageLink.tsx';

/** The bar on top of every page: the logo, which leads to `homeTo`, and what the layout puts at its end. */
export function TopBar({ homeTo, children }: { homeTo: string; children?: ReactNode }) {
  const t = useWords();
  return (
    <Bar>
      <BarInner>
        <HomeLink to={homeTo} aria-label={t(commonTexts.home)}>
          <Logo />
        </HomeLink>
        <BarEnd>{children}</BarEnd>
      </BarInner>
    </Bar>
  );
}

export const Bar = chakra('header', {
  base: {
    position: 'relative',
    zIndex: 'bar',
    bg: 'bg.surface',
    borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
  },
});
export const BarInner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'sm',
    maxWidth: 'page',
    minHeight: '2xl',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
  },
});
export const HomeLink = chakra(PageLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    borderRadius: 'sm',
    textDecoration: 'none',
  },
});
export const BarEnd = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: 'xs' } });
