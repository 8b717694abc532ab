import { styled } from '../ui/styled.tsx';

/** The whole window: bar, main, footer at the bottom. */
export const Page = styled('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100dvh', overflowX: 'clip' },
});

/** The middle of the page. */
export const Main = styled('main', {
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
