import { chakra } from '@chakra-ui/react/styled-system';
import type { ReleaseStatements } from '../../../../domain/release.ts';
import { support } from '../../../settings.ts';
import { useWords } from '../../../texts/locale.ts';
import { useReleaseWords, type ReleaseElements } from './useReleaseWords.ts';

/** The statements of 45 CFR 164.508(c), with what the member has filled in, as they are signed. */
export function Statements({ of: { statements }, form }: { of: ReleaseStatements; form: ReleaseElements }) {
  const t = useWords();
  const words = useReleaseWords();
  const places = { ...words(form), ...support };
  return (
    <List>
      {statements.map(({ id, heading, text, cites }) => (
        <li key={id}>
          <strong>{t(heading)}</strong>
          <p>{t(text, places)}</p>
          <Cites lang="en">{cites}</Cites>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'md',
    maxWidth: 'measure',
    paddingInlineStart: 'md',
    listStyle: 'decimal',
    overflowWrap: 'anywhere',
    '& > li::marker': { color: 'fg.muted' },
  },
});
const Cites = chakra('p', { base: { fontSize: 'small', color: 'fg.muted' } });
