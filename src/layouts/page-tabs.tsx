import { matchPath, useLocation } from 'react-router-dom';
import { useWords } from '../lib/locale.ts';
import { layoutTexts } from '../texts/layout.ts';
import { tabStyle } from '../theme/recipes/tab.ts';
import { PageLink } from '../ui/page-link.tsx';
import { styled } from '../ui/styled.tsx';

export type PageTab = {
  to: string;
  label: string;
  /** Only for the page itself: the start of a site is above all its pages. */
  end?: boolean;
};

/** The ways between the pages of whoever is signed in, below the bar. The page one is on is marked, also on the pages below it. */
export function PageTabs({ tabs }: { tabs: readonly PageTab[] }) {
  const t = useWords();
  const { pathname } = useLocation();
  return (
    <Frame aria-label={t(layoutTexts.tabs)}>
      <List>
        {tabs.map(({ to, label, end = false }) => (
          <li key={to}>
            <Tab to={to} aria-current={matchPath({ path: to, end }, pathname) ? 'page' : undefined}>
              {label}
            </Tab>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled('nav', {
  base: { position: 'relative', bg: 'bg.surface', borderBlockEnd: '{borderWidths.hair} solid {colors.line}' },
});
const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: 'sm', sm: 'md' },
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
  },
});
const Tab = styled(PageLink, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em', ...tabStyle } });
