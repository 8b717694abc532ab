import { documentTexts as texts } from '../../texts/documents.ts';
import { useWords } from '../../texts/locale.ts';
import { AlertBanner } from '../../ui/AlertBanner.tsx';
import { describeFailure } from '../../ui/form/failure.ts';

/** Why a document could not be opened; nothing where nothing went wrong. */
export function DocumentFailure({ failure }: { failure: unknown }) {
  const t = useWords();
  if (failure === undefined) return null;
  return (
    <AlertBanner tone="destructive" live title={t(texts.notOpened)}>
      {describeFailure(failure, t)}
    </AlertBanner>
  );
}
