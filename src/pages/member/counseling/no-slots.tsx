import { NoCounselorForTimes } from '#src/features/visits/no-counselor.tsx';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';

type NoSlotsProps = {
  /** Whether anybody may counsel the member where they live, as far as it is known. */
  isLicensed: boolean | null;
  busy: boolean;
  onLookAgain: () => void;
};

/**
 * There is no time: all are taken, or nobody may counsel the member where they live. Nobody is told to look again
 * for what can't come by looking.
 */
export function NoSlots({ isLicensed, ...rest }: NoSlotsProps) {
  return isLicensed === false ? <NoCounselorForTimes /> : <AllTaken {...rest} />;
}

/** Look again, or reach a person. */
function AllTaken({ busy, onLookAgain }: Omit<NoSlotsProps, 'isLicensed'>) {
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
