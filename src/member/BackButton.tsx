import { useJourney } from '../app/journey/useJourney.ts';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { Button } from '../ui/Button.tsx';
import { ArrowLeftIcon } from '../ui/icons.tsx';

/** One step back on the journey. A draft is saved when its page goes. */
export function BackButton() {
  const t = useWords();
  const { back } = useJourney();
  return (
    <Button look="quiet" icon={<ArrowLeftIcon size="sm" />} onClick={back}>
      {t(commonTexts.back)}
    </Button>
  );
}
