import { paths } from '../../app/routing/paths.ts';
import { documentTexts as texts } from '../../texts/documents.ts';
import { useWords } from '../../texts/locale.ts';
import { AlertBanner } from '../../ui/AlertBanner.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { Loaded } from '../../records/Loaded.tsx';
import { DocumentList } from '../../records/documents/DocumentList.tsx';
import { Together } from '../Together.tsx';
import { useDocuments } from './useDocuments.ts';

/** `/member/consult-summary/documents`: all documents of the member, to open and to keep. */
export default function DocumentsPage() {
  const t = useWords();
  const documents = useDocuments();
  return (
    <Stack gap="lg" maxWidth="measure">
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
