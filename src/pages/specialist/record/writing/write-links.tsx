import type { LinkProps } from 'react-router-dom';
import { checkSummary } from '#domain/visit-summary.ts';
import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Row } from '#src/ui/stack.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { useWritingLink } from './writing-address.ts';

type Visit = components['schemas']['Visit'];

/** The way to what is written about a visit; nothing where it is not the specialist's to write, or not yet. */
export function WriteLinks({ visit }: { visit: Visit }) {
  const t = useWords();
  const summary = useSummaryLink(visit);
  if (!summary) return null;
  return (
    <Row gap="xs">
      <LinkButton look="secondary" size="sm" {...summary.link}>
        {t(summary.label)}
      </LinkButton>
    </Row>
  );
}

/** The same within a line of text. */
export function WriteLinkInLine({ visit }: { visit: Visit }) {
  const t = useWords();
  const summary = useSummaryLink(visit);
  return (
    summary && (
      <>
        {' · '}
        <TextLink {...summary.link}>{t(summary.label)}</TextLink>
      </>
    )
  );
}

function useSummaryLink(visit: Visit): { label: Words; link: Pick<LinkProps, 'to' | 'state'> } | undefined {
  const { noviId } = useSignedInPerson();
  const { id: visitId, patient_id: patientId, status, starts_at, summarized_at } = visit;
  const link = useWritingLink({ patientId, visitId, kind: 'summary' });
  const isOpen = checkSummary({ status, startsAt: new Date(starts_at) }, new Date()).ok;
  if (visit.specialist_id !== noviId || !isOpen) return undefined;
  return { label: summarized_at ? texts.writeOn : texts.write, link };
}
