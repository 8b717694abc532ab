import { paths } from '#domain/paths.ts';
import { DocumentList } from '#src/features/documents/document-list.tsx';
import { useDocuments } from '#src/features/documents/use-documents.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { Together } from '#src/features/loading/together.tsx';
import { useWords } from '#src/lib/locale.ts';
import { documentTexts as texts } from '#src/texts/documents.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

/** `/member/consult-summary/documents`: all documents of the member, to open and to keep. */
export default function DocumentsPage() {
  const t = useWords();
  const documents = useDocuments();
  return (
    <Stack gap="lg" width="measure">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <Together reads={[documents]} waiting={t(texts.looking)}>
        <Loaded of={[documents]} waiting={t(texts.looking)}>
          {({ data }) =>
            data.length === 0 ? (
              <AlertBanner title={t(texts.empty)}>{t(texts.emptyBody)}</AlertBanner>
            ) : (
              <Card>
                <DocumentList documents={data} />
                <Text look="small">{t(texts.sharedDevice)}</Text>
              </Card>
            )
          }
        </Loaded>
        <div>
          <BackLink to={paths.consultSummary}>{t(texts.back)}</BackLink>
        </div>
      </Together>
    </Stack>
  );
}
