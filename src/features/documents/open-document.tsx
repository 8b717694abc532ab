import { useWords } from '../../lib/locale.ts';
import { documentTexts as texts } from '../../texts/documents.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentIcon } from '../../ui/icons.tsx';
import { FileFailure } from '../../ui/save-file.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { PatientDocument } from './read-document.ts';
import { useDocumentFile } from './use-document-file.ts';

/** A button that opens one document in a tab of its own. */
export function OpenDocument({ document, label }: { document: PatientDocument; label: string }) {
  const t = useWords();
  const { work, failure, open } = useDocumentFile(document);
  return (
    <Stack gap="2xs">
      <FileFailure failure={failure} title={texts.notOpened} />
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
