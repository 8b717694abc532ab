import { commonTexts } from '../../../texts/common.ts';
import { counselingTexts as texts } from '../../../texts/counseling.ts';
import { useWords } from '../../../texts/locale.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SupportContact } from '../../../ui/SupportContact.tsx';
import { NoCounselorForTimes } from '../../NoCounselor.tsx';
import { useCounselor } from '../../useCounselor.ts';

/** Every time is taken: look again, or reach a person. Where nobody may counsel the member, that is said instead. */
export function NoSlots({ busy, onLookAgain }: { busy: boolean; onLookAgain: () => void }) {
  const t = useWords();
  const counselor = useCounselor();
  if (counselor.data?.data.has_counselor === false) return <NoCounselorForTimes />;
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
