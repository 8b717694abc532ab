import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Actions } from '#src/ui/stack.tsx';

type LeaveDialogProps = { open: boolean; onClose: () => void; onLeave: () => void };

/** Asks before hours that were typed and not saved go with the person who signs out. */
export default function LeaveDialog({ open, onClose, onLeave }: LeaveDialogProps) {
  const t = useWords();
  const navigate = useNavigate();
  const see = () => {
    onClose();
    void navigate(paths.specialistAvailability);
  };
  return (
    <Dialog
      open={open}
      title={t(texts.leaveTitle)}
      onClose={onClose}
      actions={
        <Actions>
          <Button onClick={see} data-autofocus>
            {t(texts.leaveSee)}
          </Button>
          <Button look="secondary" onClick={onLeave}>
            {t(texts.leaveAnyway)}
          </Button>
        </Actions>
      }
    >
      <p>{t(texts.leaveBody)}</p>
    </Dialog>
  );
}
