import { headingRecipe, linkRecipe, textRecipe } from '../theme/recipes/text.ts';
import { PageLink } from './page-link.tsx';
import { styled } from './styled.tsx';

/** A paragraph: `look` is body, lead, muted, small or strong; with `breaks`, a word that is longer than the line is broken. */
export const Text = styled('p', textRecipe);

/** A heading within a page (h2; `as="h3"` and `size="h3"` below it). The page's own heading is PageHeading. */
export const Heading = styled('h2', headingRecipe);

/** A link to another page of the app, within a text. */
export const TextLink = styled(PageLink, linkRecipe);

/** A link out of the app, to an e-mail or a phone number. */
export const ExternalLink = styled('a', linkRecipe);

/** A list with bullets. */
export const BulletList = styled('ul', {
  base: {
    maxWidth: 'measure',
    paddingInlineStart: 'md',
    listStyle: 'disc',
    '& > li + li': { marginBlockStart: '2xs' },
    '& > li::marker': { color: 'accent' },
  },
});
