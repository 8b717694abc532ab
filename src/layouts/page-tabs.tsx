import { matchPath, useLocation } from 'react-router-dom';
import { useWords } from '../lib/locale.ts';
import { layoutTexts } from '../texts/layout.ts';
import { tabStyle } from '../theme/recipes/tab.ts';
import { PageLink } from '../ui/page-link.tsx';
import { styled } from '../ui/styled.tsx';

/** A page, also by its query where one path has several. */
export type PageTab = { to: string; label: string };

/** The ways between the pages of whoever is signed in, below the bar. The page one is on is marked, also on the pages below it. */
export function PageTabs({ tabs }: { tabs: readonly PageTab[] }) {
  const t = useWords();
  const current = currentTab(tabs, useLocation());
  return (
    <Frame aria-label={t(layoutTexts.tabs)}>
      <List>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <Tab to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Tab>
          </li>
        ))}
      </List>
    </Frame>
  );
}

/** The tab that says the most of where one is: the start of a site is above all its pages. */
function currentTab(tabs: readonly PageTab[], { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const query = new URLSearchParams(search);
  const isHere = ({ to }: PageTab) => {
    const [path = '', own] = to.split('?');
    const isOfQuery = [...new URLSearchParams(own)].every(([name, value]) => query.get(name) === value);
    return isOfQuery && matchPath({ path, end: false }, pathname) !== null;
  };
  return tabs
    .filter(isHere)
    .map(({ to }) => to)
    .reduce((longest, to) => (to.length > longest.length ? to : longest), '');
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
