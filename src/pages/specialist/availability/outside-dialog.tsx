import type { OutsideVisit } from '#machines/availability/machine.ts';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogDescription } from '#src/ui/dialog.tsx';
import { VisitsOutside } from './visits-outside.tsx';

type OutsideDialogProps = {
  visits: readonly OutsideVisit[];
  timeZone: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before hours are stored that leave booked visits outside, and says what happens to these. */
export default function OutsideDialog({ visits, timeZone, onConfirm, onClose }: OutsideDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open
      role="alertdialog"
      title={t(texts.asking)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onConfirm}>{t(texts.saveAnyway)}</Button>
          <Button look="secondary" data-autofocus onClick={onClose}>
            {t(texts.goBack)}
          </Button>
        </>
      }
    >
      <DialogDescription>{t(texts.askingBody)}</DialogDescription>
      <VisitsOutside visits={visits} timeZone={timeZone} name={({ patient_name }) => patient_name} />
    </Dialog>
  );
}
