import type { Autosaver, SaveStatus } from '../app/autosave/autosaver.ts';
import { savedTexts } from '../texts/journey.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Stack.tsx';

type ConflictBannerProps<Value> = { saver: Autosaver<Value>; status: SaveStatus };

/** Another tab or device has saved something else meanwhile: the person chooses, and nothing is lost before. */
export function ConflictBanner<Value>({ saver, status }: ConflictBannerProps<Value>) {
  const t = useWords();
  if (status !== 'conflict') return null;
  const takeTheirs = async () => {
    await saver.discard();
    location.reload();
  };
  return (
    <AlertBanner
      tone="warning"
      live
      title={t(savedTexts.conflict)}
      action={
        <Row>
          <Button look="secondary" size="sm" onClick={() => void saver.keepMine()}>
            {t(savedTexts.keepMine)}
          </Button>
          <Button look="quiet" size="sm" onClick={() => void takeTheirs()}>
            {t(savedTexts.takeTheirs)}
          </Button>
        </Row>
      }
    >
      {t(savedTexts.conflictBody)}
    </AlertBanner>
  );
}
