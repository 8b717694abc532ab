import type { ReactNode } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { lowWindow } from '#src/theme/windows.ts';
import { Button } from '#src/ui/button.tsx';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Row } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { showRecordId, useWritingAddress, type Writing } from './writing-address.ts';

type WritingHeadProps = {
  writing: Writing;
  isRecordShown: boolean;
  onRecord: () => void;
  /** “Maria Santos, 42 years”; empty while it is not known. */
  patient: string;
  children: ReactNode;
};

/** Whom it is about, always in sight, so that nobody writes into the wrong record; and the ways back to that and to the page. */
export function WritingHead({ writing: { kind }, isRecordShown, onRecord, patient, children }: WritingHeadProps) {
  const t = useWords();
  const { close } = useWritingAddress();
  const what = t(kind === 'summary' ? texts.summaryTitle : texts.planTitle);
  return (
    <Head>
      <PageHeading arrived>{patient ? t(texts.ofPatient, { what, patient }) : what}</PageHeading>
      {children}
      <Row gap="xs">
        <Button look="quiet" size="sm" icon={<ArrowLeftIcon size="sm" />} onClick={close}>
          {t(texts.back)}
        </Button>
        <Button id={showRecordId} look="quiet" size="sm" onClick={onRecord}>
          {t(isRecordShown ? texts.hideRecord : texts.showRecord)}
        </Button>
      </Row>
    </Head>
  );
}

const Head = styled('div', {
  base: {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'bar',
    bg: 'bg',
    paddingBlock: '2xs',
    borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
    [lowWindow]: { position: 'static' },
  },
});
