import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { Logo } from '../ui/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { styled } from '../ui/styled.tsx';

type TopBarProps = { /** Only for the admin site, which is another one. */ homeTo?: string; children?: ReactNode };

/** The bar on top of every page: the logo, and what the layout puts at its end. */
export function TopBar({ homeTo, children }: TopBarProps) {
  return (
    <Bar>
      <BarInner>
        <LogoLink to={homeTo} />
        <BarEnd>{children}</BarEnd>
      </BarInner>
    </Bar>
  );
}

/** The logo, wherever it stands: it leads to `/loading`, which sends each role to its own start and a visitor to `/`. */
export function LogoLink({ to = paths.loading }: { to?: string | undefined }) {
  const t = useWords();
  return (
    <HomeLink to={to} aria-label={t(commonTexts.home)}>
      <Logo />
    </HomeLink>
  );
}

export const Bar = styled('header', {
  base: {
    position: 'relative',
    zIndex: 'bar',
    bg: 'bg.surface',
    borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
  },
});
export const BarInner = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // With large letters there may be no room for both in a line.
    flexWrap: 'wrap',
    columnGap: 'sm',
    maxWidth: 'page',
    minHeight: '2xl',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
  },
});
const HomeLink = styled(PageLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    borderRadius: 'sm',
    textDecoration: 'none',
  },
});
export const BarEnd = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: 'xs', minWidth: '0', marginInlineStart: 'auto' },
});
