import { chakra } from '@chakra-ui/react/styled-system';
import { headingRecipe, linkRecipe, textRecipe } from '../theme/recipes/text.ts';
import { PageLink } from './page-link.tsx';

/** A paragraph: `look` is body, lead, muted, small or strong. */
export const Text = chakra('p', textRecipe);

/** A heading within a page (h2; `as="h3"` and `size="h3"` below it). The page's own heading is PageHeading. */
export const Heading = chakra('h2', headingRecipe);

/** A link to another page of the app, within a text. */
export const TextLink = chakra(PageLink, linkRecipe);

/** A link out of the app, to an e-mail or a phone number. */
export const ExternalLink = chakra('a', linkRecipe);

/** A list with bullets. */
export const BulletList = chakra('ul', {
  base: {
    maxWidth: 'measure',
    paddingInlineStart: 'md',
    listStyle: 'disc',
    '& > li + li': { marginBlockStart: '2xs' },
    '& > li::marker': { color: 'accent' },
  },
});
