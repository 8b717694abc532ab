import { documentTexts as texts } from '../../texts/documents.ts';
import { useWords } from '../../texts/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { DocumentIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DocumentFailure } from './DocumentFailure.tsx';
import type { PatientDocument } from './readDocument.ts';
import { useDocumentFile } from './useDocumentFile.ts';

/** A button that opens one document in a tab of its own. */
export function OpenDocument({ document, label }: { document: PatientDocument; label: string }) {
  const t = useWords();
  const { work, failure, open } = useDocumentFile(document);
  return (
    <Stack gap="2xs">
      <DocumentFailure failure={failure} />
      <div>
        <Button
          look="secondary"
          icon={<DocumentIcon size="sm" />}
          loading={work !== undefined}
          loadingText={t(texts.opening)}
          onClick={open}
        >
          {label}
        </Button>
      </div>
    </Stack>
  );
}
