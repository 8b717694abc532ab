import { commonTexts } from '../../../texts/common.ts';
import { counselingTexts as texts } from '../../../texts/counseling.ts';
import { useWords } from '../../../texts/locale.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SupportContact } from '../../../ui/SupportContact.tsx';

/** Every time is taken: look again, or reach a person. */
export function NoSlots({ busy, onLookAgain }: { busy: boolean; onLookAgain: () => void }) {
  const t = useWords();
  return (
    <AlertBanner
      title={t(texts.noSlots)}
      action={
        <Button look="secondary" size="sm" loading={busy} loadingText={t(commonTexts.loading)} onClick={onLookAgain}>
          {t(texts.lookAgain)}
        </Button>
      }
    >
      {t(texts.noSlotsBody)}
      <SupportContact />
    </AlertBanner>
  );
}
