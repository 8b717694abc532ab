import { Loaded } from '../../../records/Loaded.tsx';
import { commonTexts } from '../../../texts/common.ts';
import { counselingTexts as texts } from '../../../texts/counseling.ts';
import { useWords } from '../../../texts/locale.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SupportContact } from '../../../ui/SupportContact.tsx';
import { NoCounselorForTimes } from '../../NoCounselor.tsx';
import { useCounselor } from '../../useCounselor.ts';

type NoSlotsProps = { busy: boolean; onLookAgain: () => void };

/**
 * There is no time: all are taken, or nobody may counsel the member where they live. Which of the two is known before
 * anything is said: nobody is told to look again for what can't come by looking.
 */
export function NoSlots(props: NoSlotsProps) {
  const t = useWords();
  return (
    <Loaded of={[useCounselor()]} waiting={t(texts.lookingSlots)}>
      {({ data }) => (data.has_counselor === false ? <NoCounselorForTimes /> : <AllTaken {...props} />)}
    </Loaded>
  );
}

/** Look again, or reach a person. */
function AllTaken({ busy, onLookAgain }: NoSlotsProps) {
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
