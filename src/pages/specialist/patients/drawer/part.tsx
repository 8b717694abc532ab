import type { ReactNode } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading } from '#src/ui/text.tsx';
import { PartTitle } from './loaded-part.tsx';

export type PartOfRecord = {
  id: string;
  title: string;
  /** What its link says, where the title is long. */
  link?: string | undefined;
};

/** A part of the record, under its heading. */
export function Part({ id, title, content }: PartOfRecord & { content: ReactNode }) {
  return (
    <PartCard id={partId(id)} tabIndex={-1} aria-labelledby={`${partId(id)}-title`}>
      <Heading id={`${partId(id)}-title`}>{title}</Heading>
      <PartTitle value={title}>{content}</PartTitle>
    </PartCard>
  );
}

/** The ways to the parts. No addresses: going back is to close the record, not to jump within it. */
export function PartLinks({ parts }: { parts: readonly PartOfRecord[] }) {
  const t = useWords();
  return (
    <Links aria-label={t(texts.goTo)}>
      {parts.map(({ id, title, link }) => (
        <Button key={id} look="secondary" size="sm" onClick={() => goTo(id)}>
          {link ?? title}
        </Button>
      ))}
    </Links>
  );
}

/** Its beginning comes into sight, also where more of the part than fits the window is in sight already. */
function goTo(id: string): void {
  const part = document.getElementById(partId(id));
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

function partId(id: string): string {
  return `record-${id}`;
}

const PartCard = styled(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'sm',
    overflowWrap: 'anywhere',
    // It takes the focus to be read from here, not to be used.
    _focus: { outline: 'none' },
    _focusVisible: { outline: 'none' },
  },
});
const Links = styled('nav', {
  base: {
    display: 'flex',
    gap: '2xs',
    // On a phone in one line that is moved sideways: what is read has the room. The ring of a focused link needs some, too.
    flexWrap: { base: 'nowrap', sm: 'wrap' },
    overflowX: { base: 'auto', sm: 'visible' },
    marginInline: { base: '-sm', sm: '0' },
    paddingInline: { base: 'sm', sm: '0' },
    paddingBlock: '3xs',
    '& > button': { flex: 'none' },
  },
});
