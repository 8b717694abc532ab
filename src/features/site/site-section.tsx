import { styled } from '../../ui/styled.tsx';

/** The parts of a page of the public site, below each other with room between them. */
export const SiteSections = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: 'xl', md: '2xl' } },
});

/** One part: its heading and what it says. */
export const SiteSection = styled('section', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 'sm' },
});

/** Panels or parts beside each other where there is room. */
export const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { base: 'md', lg: 'lg' },
    width: 'full',
  },
  variants: { of: { panels: { rowGap: 'md' }, parts: { rowGap: 'xl' } } },
  defaultVariants: { of: 'panels' },
});
