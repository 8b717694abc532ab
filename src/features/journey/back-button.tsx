import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { useJourney } from './use-journey.ts';

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
