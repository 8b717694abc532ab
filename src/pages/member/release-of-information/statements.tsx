import {
  holderWords,
  releaseWords,
  type Holder,
  type ReleaseElements,
  type ReleaseStatements,
} from '#domain/release.ts';
import { fill, type Locale } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { support } from '#src/lib/settings.ts';
import { commonTexts } from '#src/texts/common.ts';
import { releaseTexts } from '#src/texts/release.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styled } from '#src/ui/styled.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

type StatementsProps = {
  of: ReleaseStatements;
  form: ReleaseElements;
  /** Where a notice goes, as it is signed with the form: today's, or that of the form. */
  holder: Holder;
  locale: Locale;
  /** The page on which what was filled in can be changed; the statements that show it lead there. */
  changeTo?: string;
};

/** The statements of 45 CFR 164.508(c), with what the member has filled in, as they are signed: in one language. */
export function Statements({ of, form, holder, locale, changeTo }: StatementsProps) {
  // Versions before 1.2.0 name the contact: it is today's, which reaches us, and was no part of what their hash covers.
  const places = { ...releaseWords(form, locale), ...support, ...holderWords(holder) };
  const statements = of.statements.map(({ id, heading, text, cites }) => ({
    ...{ id, heading: heading[locale], text: fill(text, locale, places), cites },
    ...(changeTo !== undefined && filledIn.has(id) && { changeTo }),
  }));
  return <StatementList statements={statements} locale={locale} />;
}

/** The statements that show what each form fills in for itself. */
const filledIn: ReadonlySet<string> = new Set(['information', 'released-by', 'recipient', 'purpose', 'expiry']);

type Said = { id: string; heading: string; text: string; cites: string; changeTo?: string };

/** Statements that a law asks for. The paragraphs that ask for them stand below, for who wants to look them up. */
export function StatementList({ statements, locale }: { statements: readonly Said[]; locale: Locale }) {
  const t = useWords();
  return (
    <>
      <List>
        {statements.map(({ id, heading, text, changeTo }) => (
          <li key={id}>
            <strong>{heading}</strong>
            <p>{text}</p>
            {changeTo !== undefined && (
              <TextLink to={changeTo}>
                {t(commonTexts.change)} <VisuallyHidden>{heading}</VisuallyHidden>
              </TextLink>
            )}
          </li>
        ))}
      </List>
      <Fold title={releaseTexts.law[locale]} gap="2xs" printed>
        <Laws>
          {statements.map(({ id, heading, cites }) => (
            <li key={id}>
              {heading}: <span lang="en">{cites}</span>
            </li>
          ))}
        </Laws>
      </Fold>
    </>
  );
}

const List = styled('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'md',
    maxWidth: 'measure',
    paddingInlineStart: 'md',
    listStyle: 'decimal',
    overflowWrap: 'anywhere',
    '& > li::marker': { color: 'fg.muted' },
    '& > li': { _print: { breakInside: 'avoid' } },
  },
});
const Laws = styled('ul', { base: { fontSize: 'small', color: 'fg.muted', overflowWrap: 'anywhere' } });
