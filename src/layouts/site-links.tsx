import { paths } from '#domain/paths.ts';
import { useWords } from '../lib/locale.ts';
import { siteTexts } from '../texts/site.ts';
import { styled } from '../ui/styled.tsx';
import { TextLink } from '../ui/text.tsx';

/** All pages of the public site, above the footer. */
export function SiteLinks() {
  const t = useWords();
  return (
    <Frame aria-label={t(siteTexts.allPages)}>
      <List>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{t(label)}</TextLink>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const links = [
  { to: paths.members, label: siteTexts.members },
  { to: paths.membersFaq, label: siteTexts.membersFaq },
  { to: paths.business, label: siteTexts.business },
  { to: paths.businessFaq, label: siteTexts.businessFaq },
  { to: paths.privacy, label: siteTexts.privacy },
  { to: paths.terms, label: siteTexts.terms },
];

const Frame = styled('nav', { base: { bg: 'bg.sunken', borderBlockEnd: '{borderWidths.hair} solid {colors.line}' } });
const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'md',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
    paddingBlock: 'xs',
    fontSize: 'small',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});
