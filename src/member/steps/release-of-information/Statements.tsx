import { chakra } from '@chakra-ui/react/styled-system';
import { releaseWords, type ReleaseElements, type ReleaseStatements } from '../../../../domain/release.ts';
import { fill, type Locale } from '../../../../domain/words.ts';
import { support } from '../../../settings.ts';

type StatementsProps = { of: ReleaseStatements; form: ReleaseElements; locale: Locale };

/** The statements of 45 CFR 164.508(c), with what the member has filled in, as they are signed: in one language. */
export function Statements({ of, form, locale }: StatementsProps) {
  // Versions before 1.2.0 name the contact: it is today's, which reaches us, and was no part of what their hash covers.
  const places = { ...releaseWords(form, locale), ...support };
  const statements = of.statements.map(({ id, heading, text, cites }) => ({
    ...{ id, heading: heading[locale], text: fill(text, locale, places), cites },
  }));
  return <StatementList statements={statements} />;
}

type Said = { id: string; heading: string; text: string; cites: string };

/** Statements that a law asks for, each with the paragraph that asks for it. */
export function StatementList({ statements }: { statements: readonly Said[] }) {
  return (
    <List>
      {statements.map(({ id, heading, text, cites }) => (
        <li key={id}>
          <strong>{heading}</strong>
          <p>{text}</p>
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
