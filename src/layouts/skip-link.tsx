import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { styled } from '../ui/styled.tsx';

/** The place that the skip link leads to. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the bar, to the page. */
export function SkipLink() {
  const t = useWords();
  return <Link href={`#${MAIN_ID}`}>{t(commonTexts.skipToContent)}</Link>;
}

const Link = styled('a', {
  base: {
    position: 'absolute',
    zIndex: 'skip',
    top: '2xs',
    insetInlineStart: '2xs',
    paddingInline: 'md',
    paddingBlock: 'xs',
    borderRadius: 'md',
    bg: 'action',
    color: 'fg.onAction',
    fontWeight: 'bold',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 'dot', height: 'dot', overflow: 'hidden', padding: '0' },
  },
});
