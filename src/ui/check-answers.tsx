import type { ReactNode } from 'react';
import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { Card } from './card.tsx';
import { styled } from './styled.tsx';
import { Heading, TextLink } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Answer = {
  label: string;
  /** Nothing, or an empty text, is shown as "Not answered". */
  value?: ReactNode;
  /** The page on which the answer can be changed. */
  changeTo?: string;
};

type CheckAnswersProps = {
  title?: string;
  answers: readonly Answer[];
  /** Where there are many: in smaller letters, the lines closer together. */
  dense?: boolean;
};

/** What was answered, before it is submitted; each line leads back to its question. */
export function CheckAnswers({ title, dense = false, ...rest }: CheckAnswersProps) {
  return (
    <Card look="outlined" pad={dense ? 'sm' : 'md'}>
      {title && <Title size="h3">{title}</Title>}
      <AnswerList dense={dense} {...rest} />
    </Card>
  );
}

/** The lines alone, for a panel that holds several such lists. */
export function AnswerList({ answers, dense = false }: Omit<CheckAnswersProps, 'title'>) {
  const t = useWords();
  return (
    <List>
      {answers.map(({ label, value, changeTo }, index) => (
        // Two phones can have one name.
        <Line key={`${index} ${label}`} dense={dense}>
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
  );
}

const List = styled('dl', {
  base: { '& > div + div': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' } },
});

const Line = styled('div', {
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
  variants: {
    dense: {
      true: {
        paddingBlock: '2xs',
        fontSize: 'small',
        lineHeight: 'snug',
        // On a phone, one flow of words: question, answer, and the way to change it.
        display: { base: 'block', sm: 'grid' },
        '& > dt, & > dd, & > dd > ul': { display: { base: 'inline', sm: 'block' } },
        '& > dt': { color: 'fg', fontWeight: 'bold' },
        '& > dt, & > dd:not(:last-child)': { marginInlineEnd: '2xs' },
      },
      false: {},
    },
  },
});
const Change = styled('dd', { base: { gridColumn: '-2 / -1 !important', gridRow: '1 !important' } });
const Missing = styled('span', { base: { color: 'fg.muted', fontStyle: 'italic' } });

const Title = styled(Heading, { base: { marginBlockEnd: '2xs' } });
