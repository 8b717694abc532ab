import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { useWords } from '../lib/locale.ts';
import { siteTexts } from '../texts/site.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { styled } from '../ui/styled.tsx';
import { Bar, BarEnd, BarInner, LogoLink } from './top-bar.tsx';

/** The bar of the public site: its main pages, and the way in, or back in for somebody who is signed in. */
export function SiteHeader({ signedIn }: { signedIn: boolean }) {
  const t = useWords();
  const { pathname } = useLocation();
  const links = [
    { to: paths.members, label: siteTexts.members },
    { to: paths.business, label: siteTexts.business },
    signedIn ? { to: paths.loading, label: siteTexts.goOn } : { to: paths.login, label: siteTexts.signIn },
  ];
  return (
    <Bar>
      <WrappingBar>
        <LogoLink />
        <Links aria-label={t(siteTexts.topNav)}>
          {links.map(({ to, label }) => (
            <SiteLink key={to} to={to} aria-current={matchPath(to, pathname) ? 'page' : undefined}>
              {t(label)}
            </SiteLink>
          ))}
        </Links>
        <BarEnd>
          <LanguageSwitch />
        </BarEnd>
      </WrappingBar>
    </Bar>
  );
}

const Links = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: 'sm', md: 'md' },
    // Between the logo and the language; on a phone in a line of its own below them.
    flexBasis: { base: 'full', md: 'auto' },
    order: { base: 1, md: 0 },
    marginInlineStart: { md: 'auto' },
    paddingBlockEnd: { base: '3xs', md: '0' },
  },
});
const SiteLink = styled(PageLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontSize: 'small',
    fontWeight: 'medium',
    color: 'action',
    borderRadius: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'action.hover' },
    '&[aria-current=page]': { color: 'fg', fontWeight: 'bold', textDecoration: 'none' },
  },
});

const WrappingBar = styled(BarInner, { base: { flexWrap: 'wrap', rowGap: '0' } });
