import { chakra } from '@chakra-ui/react/styled-system';

/** The whole window: bar, main, footer at the bottom. */
export const Page = chakra('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100dvh', overflowX: 'clip' },
});

/** The middle of the page. */
export const Main = chakra('main', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
    paddingBlockStart: { base: 'md', md: 'xl' },
    paddingBlockEnd: { base: 'xl', md: '2xl' },
    _focus: { outline: 'none' },
  },
});
