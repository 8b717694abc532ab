import { useWords } from '../../lib/locale.ts';
import { documentTexts as texts } from '../../texts/documents.ts';
import { useMoments } from '../../texts/moments.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentIcon } from '../../ui/icons.tsx';
import { FileFailure } from '../../ui/save-file.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Text } from '../../ui/text.tsx';
import type { PatientDocument } from './read-document.ts';
import { useDocumentFile } from './use-document-file.ts';

type DocumentListProps = {
  documents: readonly PatientDocument[];
  /** Whose they are; the signed-in person's own unless said otherwise. */
  patientId?: string | undefined;
};

/** Documents, each with the ways to open and to keep it. */
export function DocumentList({ documents, patientId }: DocumentListProps) {
  return (
    <List>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} patientId={patientId} />
      ))}
    </List>
  );
}

type DocumentRowProps = { document: PatientDocument; patientId: string | undefined };

function DocumentRow({ document, patientId }: DocumentRowProps) {
  const t = useWords();
  const { date, calendarDate } = useMoments();
  const { work, failure, open, save } = useDocumentFile(document, patientId);
  const { title, ended, created_at, created_on } = document;
  const day = created_on === undefined ? date(created_at) : calendarDate(created_on);
  const facts = [day, t(texts.pdf), ended && t(texts[ended])].filter(Boolean).join(' · ');
  return (
    <li>
      <Stack gap="2xs">
        <Top>
          <DocumentIcon />
          <div>
            <Text look="strong">{title}</Text>
            <Text look="small">{facts}</Text>
          </div>
        </Top>
        <FileFailure failure={failure} title={texts.notOpened} />
        <Row gap="2xs">
          <Button
            look="secondary"
            size="sm"
            aria-label={t(texts.openOf, { title, day })}
            loading={work === 'opening'}
            loadingText={t(texts.opening)}
            onClick={open}
          >
            {t(texts.open)}
          </Button>
          <Button
            look="quiet"
            size="sm"
            aria-label={t(texts.saveOf, { title, day })}
            loading={work === 'saving'}
            loadingText={t(texts.saving)}
            onClick={save}
          >
            {t(texts.save)}
          </Button>
        </Row>
      </Stack>
    </li>
  );
}

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      paddingBlock: 'sm',
      borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    '& > li:last-child': { borderBlockEnd: 'none' },
  },
});
const Top = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2xs',
    '& > svg': { color: 'accent.strong' },
    // A paragraph breaks a long word only where it must: without this the longest one makes the row as wide as itself.
    '& > div': { minWidth: '0' },
  },
});
