import type { Locale } from '#domain/words.ts';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import type { AskedList } from './asked-list.ts';

/** The list as a sheet of paper: on the page to look at, and alone when the page is printed, with lines to write on. */
export function AskedSheet({ list, locale }: { list: AskedList; locale: Locale }) {
  return (
    <Sheet lang={locale} data-print-alone>
      <Heading as="h3">{list.title}</Heading>
      {list.intro.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {list.parts.map(({ heading, questions }) => (
        <Part key={heading}>
          <Subheading as="h4" size="h3">
            {heading}
          </Subheading>
          <ul>
            {questions.map((question) => (
              <Question key={question}>{question}</Question>
            ))}
          </ul>
        </Part>
      ))}
      <Text look="strong">{list.thanks}</Text>
    </Sheet>
  );
}

const Sheet = styled('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'sm',
    maxWidth: 'measure',
    padding: { base: 'sm', sm: 'lg' },
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    _print: { padding: '0', border: 'none', maxWidth: 'none' },
  },
});

const Part = styled('section', { base: { breakInside: 'avoid' } });

const Question = styled('li', {
  base: {
    marginBlockStart: '2xs',
    // Room for an answer by hand.
    _print: {
      breakInside: 'avoid',
      _after: {
        content: '""',
        display: 'block',
        height: 'xl',
        borderBlockEnd: '{borderWidths.hair} solid {colors.line.control}',
      },
    },
  },
});

const Subheading = styled(Heading, { base: { fontWeight: 'bold' } });
