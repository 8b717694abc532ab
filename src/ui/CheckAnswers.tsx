import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { Card } from './Card.tsx';
import { Heading, TextLink } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Answer = {
  label: string;
  /** Nothing, or an empty text, is shown as "Not answered". */
  value?: ReactNode;
  /** The page on which the answer can be changed. */
  changeTo?: string;
};

/** What was answered, before it is submitted; each line leads back to its question. */
export function CheckAnswers({ title, answers }: { title?: string; answers: readonly Answer[] }) {
  const t = useWords();
  return (
    <Card look="outlined">
      {title && (
        <Heading size="h3" marginBlockEnd="2xs">
          {title}
        </Heading>
      )}
      <List>
        {answers.map(({ label, value, changeTo }) => (
          <Line key={label}>
            <dt>{label}</dt>
            <dd>{value || <Missing>{t(commonTexts.notAnswered)}</Missing>}</dd>
            {changeTo && (
              <Change>
                <TextLink to={changeTo}>
                  {t(commonTexts.change)} <VisuallyHidden>{label}</VisuallyHidden>
                </TextLink>
              </Change>
            )}
          </Line>
        ))}
      </List>
    </Card>
  );
}

const List = chakra('dl', {
  base: { '& > div + div': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' } },
});

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
    columnGap: 'sm',
    paddingBlock: 'xs',
    overflowWrap: 'anywhere',
    '& > dt': { color: 'fg.muted', lineHeight: 'snug' },
    // On a phone the answer has the whole width, below the question and its link.
    '& > dd': { gridColumn: { base: '1 / -1', sm: '2' }, gridRow: { base: '2', sm: '1' } },
  },
});
const Change = chakra('dd', { base: { gridColumn: '-2 / -1 !important', gridRow: '1 !important' } });
const Missing = chakra('span', { base: { color: 'fg.muted', fontStyle: 'italic' } });
