import { Fragment } from 'react';
import { useNavigate, type LinkProps } from 'react-router-dom';
import { checkSummary, type WritingKind } from '#domain/visit-summary.ts';
import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useCommands } from '#src/features/commands/use-commands.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Row } from '#src/ui/stack.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { useCarePlans } from '../reads.ts';
import { useWritingLink } from './writing-address.ts';
import { useNow } from '#src/lib/use-now.ts';

type Visit = components['schemas']['Visit'];

/** The ways to what is written about a visit; nothing where it is not the specialist's to write, or not yet. */
export function WriteLinks({ visit }: { visit: Visit }) {
  const t = useWords();
  const links = useWriteLinks(visit);
  if (links.length === 0) return null;
  return (
    <Row gap="xs">
      {links.map(({ kind, label, link }) => (
        <LinkButton key={kind} look="secondary" size="sm" {...link}>
          {t(label)}
        </LinkButton>
      ))}
    </Row>
  );
}

/** The same within a line of text. */
export function WriteLinksInLine({ visit }: { visit: Visit }) {
  const t = useWords();
  return useWriteLinks(visit).map(({ kind, label, link }) => (
    <Fragment key={kind}>
      {' · '}
      <TextLink {...link}>{t(label)}</TextLink>
    </Fragment>
  ));
}

/** The same as commands: of the visit that the page is about. */
export function WriteCommands({ visit, except }: { visit: Visit; except?: WritingKind }) {
  const t = useWords();
  const navigate = useNavigate();
  useCommands(
    useWriteLinks(visit)
      .filter(({ kind }) => kind !== except)
      .map(({ kind, label, link }) => ({
        ...{ id: `write-${kind}`, title: t(label), key: keys[kind] },
        run: () => void navigate(link.to, { state: link.state as unknown }),
      })),
  );
  return null;
}

const keys = { summary: 'e', 'care-plan': 'c' } as const satisfies Record<WritingKind, string>;

type WriteLink = { kind: WritingKind; label: Words; link: Pick<LinkProps, 'to' | 'state'> };

function useWriteLinks(visit: Visit): readonly WriteLink[] {
  const { noviId } = useSignedInPerson();
  const now = useNow();
  const { id: visitId, patient_id: patientId, status, starts_at, summarized_at } = visit;
  const summary = useWritingLink({ patientId, visitId, kind: 'summary' });
  const plan = useWritingLink({ patientId, visitId, kind: 'care-plan' });
  const isOpen = checkSummary({ status, startsAt: new Date(starts_at) }, now).ok;
  const isMine = visit.specialist_id === noviId;
  const plans = useCarePlans(patientId, { enabled: isOpen && isMine }).data?.data ?? [];
  if (!isMine || !isOpen) return [];
  const isPlanned = plans.some(({ visit_id }) => visit_id === visitId);
  return [
    { kind: 'summary', label: summarized_at ? texts.writeOn : texts.write, link: summary },
    { kind: 'care-plan', label: isPlanned ? texts.planOn : texts.writePlan, link: plan },
  ];
}
