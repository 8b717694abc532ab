import type { PatientDocument } from '#src/features/documents/read-document.ts';
import { useDocumentFile } from '#src/features/documents/use-document-file.ts';
import { useWords } from '#src/lib/locale.ts';
import { documentTexts as texts } from '#src/texts/documents.ts';
import { Button } from '#src/ui/button.tsx';
import { DocumentIcon } from '#src/ui/icons.tsx';
import { FileFailure } from '#src/ui/save-file.tsx';
import { Stack } from '#src/ui/stack.tsx';

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
