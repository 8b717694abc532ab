import type { ReactNode } from 'react';
import { outcomeWords } from '#domain/summary-headings.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts } from '../../texts/consult-summary.ts';
import { Fold } from '../../ui/fold.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { Paragraphs } from './paragraphs.tsx';

type SummaryPartsProps = {
  version: components['schemas']['SummaryVersion'];
  /** What the member knows already, why they came and what they told, is folded on the screen; on paper it is open. */
  isFolded?: boolean;
};

/** What the specialist wrote, part by part, what matters most first. A part that holds nothing is left out. */
export function SummaryParts({ version: { content, locale }, isFolded = false }: SummaryPartsProps) {
  const t = useWords();
  const { overview, reason, family_history, medical_history, result, relatives } = content;
  const Known = isFolded ? FoldedPart : Part;
  const written = (text: string) => <Paragraphs text={text} lang={locale} />;
  return (
    <>
      <Key>
        <Part title={t(texts.overview)}>{written(overview)}</Part>
      </Key>
      {(result.outcome ?? result.text) && (
        <Part title={t(texts.result)}>
          {result.outcome && <Text look="strong">{t(outcomeWords[result.outcome])}</Text>}
          {written(result.text)}
        </Part>
      )}
      {relatives && <Part title={t(texts.relatives)}>{written(relatives)}</Part>}
      {reason && <Known title={t(texts.reason)}>{written(reason)}</Known>}
      {(family_history || medical_history) && (
        <Known title={t(texts.findings)} isLong>
          {family_history && (
            <div>
              <Source look="strong">{t(texts.familyHistory)}</Source>
              {written(family_history)}
            </div>
          )}
          {medical_history && (
            <div>
              <Source look="strong">{t(texts.medicalHistory)}</Source>
              {written(medical_history)}
            </div>
          )}
        </Known>
      )}
    </>
  );
}

type PartProps = {
  title: string;
  as?: 'h2' | 'h3';
  /** On paper it may go on on the next page: its lines stay in one piece by themselves. */
  isLong?: boolean;
  children: ReactNode;
};

/** A part of the sheet with its heading; on paper it stays in one piece where it fits. */
export function Part({ title, as = 'h3', isLong = false, children }: PartProps) {
  return (
    <Section isLong={isLong}>
      <Stack gap="xs">
        <Heading as={as} size="h3">
          {title}
        </Heading>
        {children}
      </Stack>
    </Section>
  );
}

/** The same, folded until somebody wants to read it. */
function FoldedPart({ title, children }: PartProps) {
  return (
    <Fold
      printed
      gap="xs"
      title={
        <InlineHeading as="h3" size="h3">
          {title}
        </InlineHeading>
      }
    >
      {children}
    </Fold>
  );
}

const Section = styled('section', {
  base: { '& h2, & h3': { breakAfter: 'avoid' } },
  variants: { isLong: { true: {}, false: { breakInside: 'avoid' } } },
});

/** What somebody reads who reads nothing else. */
const Key = styled('div', {
  base: {
    paddingInlineStart: 'sm',
    borderInlineStart: '{borderWidths.strong} solid {colors.accent}',
  },
});

const Source = styled(Text, { base: { breakAfter: 'avoid' } });

const InlineHeading = styled(Heading, { base: { display: 'inline' } });
