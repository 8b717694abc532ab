import type { KeyEntry } from '#domain/pedigree/key.ts';
import { iconOf } from '#domain/pedigree/page.ts';
import { useWords } from '../../lib/locale.ts';
import { pedigreeTexts as texts } from '../../texts/pedigree.ts';
import { styled } from '../../ui/styled.tsx';
import { Heading } from '../../ui/text.tsx';
import { SheetShapes } from './sheet-shapes.tsx';

/** What the symbols, patterns and short forms of a picture mean. */
export function PedigreeKey({ entries }: { entries: readonly KeyEntry[] }) {
  const t = useWords();
  return (
    <section>
      <Heading as="h2" size="h3">
        {t(texts.key)}
      </Heading>
      <Entries>
        {entries.map((entry) => (
          <Entry key={entry.text}>
            {entry.short ? <Short>{entry.short}</Short> : <Sign entry={entry} />}
            <span>{entry.text}</span>
          </Entry>
        ))}
      </Entries>
    </section>
  );
}

function Sign({ entry }: { entry: KeyEntry }) {
  const parts = iconOf(entry);
  return parts.length > 0 ? <SheetShapes width={44} height={30} parts={parts} /> : <span />;
}

const Entries = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.menu}), 1fr))',
    columnGap: 'md',
    rowGap: '3xs',
    marginBlockStart: '2xs',
  },
});
const Entry = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '{sizes.2xl} minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2xs',
    fontSize: 'small',
    lineHeight: 'snug',
    '& svg': { forcedColorAdjust: 'none', '@media (forced-colors: active)': { bg: 'white' } },
  },
});
const Short = styled('b', { base: { fontWeight: 'bold' } });
