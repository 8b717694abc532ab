import { styled } from '#src/ui/styled.tsx';

/** Short facts one after the other in few lines: a list for who hears it, a line with dots between for who sees it. */
export function InlineFacts({ facts, open = [] }: { facts: readonly string[]; open?: readonly string[] }) {
  return (
    <Line role="list">
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
      {open.map((fact) => (
        <Quiet key={fact}>{fact}</Quiet>
      ))}
    </Line>
  );
}

const Line = styled('ul', {
  base: {
    '& > li': { display: 'inline' },
    // A dot ends a line, and begins none.
    '& > li:not(:last-child)::after': { content: '"\u00a0· " / ""' },
  },
});
const Quiet = styled('li', { base: { color: 'fg.muted', fontStyle: 'italic' } });
