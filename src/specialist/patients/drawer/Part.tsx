import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useWords } from '../../../texts/locale.ts';
import { patientRecordTexts as texts } from '../../../texts/patientRecord.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Heading } from '../../../ui/Text.tsx';
import { PartTitle } from './LoadedPart.tsx';

export type PartOfRecord = { id: string; title: string; content: ReactNode };

/** A part of the record, under its heading. */
export function Part({ id, title, content }: PartOfRecord) {
  return (
    <Place id={partId(id)} tabIndex={-1} aria-labelledby={`${partId(id)}-title`}>
      <Heading id={`${partId(id)}-title`}>{title}</Heading>
      <PartTitle value={title}>{content}</PartTitle>
    </Place>
  );
}

/** The ways to the parts. No addresses: going back is to close the record, not to jump within it. */
export function PartLinks({ parts }: { parts: readonly PartOfRecord[] }) {
  const t = useWords();
  return (
    <Links aria-label={t(texts.goTo)}>
      {parts.map(({ id, title }) => (
        <Button key={id} look="secondary" size="sm" onClick={() => document.getElementById(partId(id))?.focus()}>
          {title}
        </Button>
      ))}
    </Links>
  );
}

function partId(id: string): string {
  return `record-${id}`;
}

const Place = chakra(Card, {
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
const Links = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2xs' } });
