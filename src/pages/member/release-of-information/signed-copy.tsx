import { releaseWords, releaseOfVersion } from '#domain/release.ts';
import { capitalized, type Locale, type Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { holder } from '#src/lib/settings.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styled } from '#src/ui/styled.tsx';
import { DrawnSignature } from './drawn-signature.tsx';
import { Statements } from './statements.tsx';

type RoiForm = components['schemas']['RoiForm'];

/** What was signed, every element of it, in the language in which it was read. */
export function SignedCopy({ form }: { form: RoiForm }) {
  const { locale } = form;
  const elements = releaseWords(form, locale);
  const statements = releaseOfVersion(form.statements_version);
  const lines: [Words, string][] = [
    [texts.information, capitalized(elements.information, locale)],
    [texts.recipient, elements.recipient],
    [texts.releasedBy, elements.releasedBy],
    [texts.purpose, capitalized(elements.purpose, locale)],
    [texts.until, elements.expiresOn],
    [texts.signedBy, form.signature.text],
    [texts.signedAt, momentsIn(locale).dateTime(form.signed_at)],
    ...whose(form.particulars, locale),
  ];
  return (
    <div lang={locale}>
      <Lines>
        {lines.map(([label, value]) => (
          <div key={label.en}>
            <dt>{label[locale]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Lines>
      <DrawnSignature signature={form.signature} locale={locale} />
      {statements && (
        <Fold title={texts.readAll[locale]} printed>
          <Statements of={statements} form={form} holder={form.particulars?.holder ?? holder} locale={locale} />
        </Fold>
      )}
    </div>
  );
}

/** Whose form it is. Forms from before the statements 1.4.0 did not say so. */
function whose(particulars: RoiForm['particulars'], locale: Locale): [Words, string][] {
  const { date_of_birth: birth, email } = particulars ?? {};
  return [
    ...(birth ? [[texts.birth, momentsIn(locale).calendarDate(birth)] satisfies [Words, string]] : []),
    ...(email ? [[texts.email, email] satisfies [Words, string]] : []),
  ];
}

const Lines = styled('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'xs',
    marginBlockEnd: 'sm',
    overflowWrap: 'anywhere',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: 'sm',
    },
    '& dt': { color: 'fg.muted', lineHeight: 'snug' },
  },
});
