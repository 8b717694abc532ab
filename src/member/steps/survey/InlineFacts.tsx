import { chakra } from '@chakra-ui/react/styled-system';

type InlineFactsProps = {
  facts: readonly string[];
  open?: readonly string[];
  /** Each on a line of its own: facts that say what they are about. */
  stacked?: boolean;
};

/** Short facts one after the other in few lines: a list for who hears it, a line with dots between for who sees it. */
export function InlineFacts({ facts, open = [], stacked = false }: InlineFactsProps) {
  return (
    <Line role="list" stacked={stacked}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
      {open.map((fact) => (
        <Quiet key={fact}>{fact}</Quiet>
      ))}
    </Line>
  );
}

const Line = chakra('ul', {
  variants: {
    stacked: {
      true: {
        // What runs over the end of its line begins farther in than the next fact.
        '& > li': { paddingInlineStart: 'sm', textIndent: 'calc(-1 * {spacing.sm})' },
      },
      false: {
        '& > li': { display: 'inline' },
        '& > li + li::before': { content: '" · " / ""' },
      },
    },
  },
});
const Quiet = chakra('li', { base: { color: 'fg.muted', fontStyle: 'italic' } });
