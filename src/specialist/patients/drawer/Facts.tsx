import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { useWords } from '../../../texts/locale.ts';

export type Fact = { label: string; /** Nothing, or an empty text, is shown as “Not answered”. */ value: ReactNode };

/** Facts with their names, as close together as they can be read: somebody looks for one of many. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useWords();
  return (
    <List>
      {facts.map(({ label, value }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>{value || <Missing>{t(commonTexts.notAnswered)}</Missing>}</dd>
        </div>
      ))}
    </List>
  );
}

const List = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: 'sm',
      paddingBlock: '3xs',
    },
    '& > div + div': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
    '& dt': { color: 'fg.muted', lineHeight: 'snug' },
  },
});
const Missing = chakra('span', { base: { color: 'fg.muted', fontStyle: 'italic' } });
