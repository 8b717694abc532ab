import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { Autosaver, SaveStatus } from '../app/autosave/autosaver.ts';
import { savedTexts } from '../texts/journey.ts';
import { useWords } from '../texts/locale.ts';
import { stickyRecipe } from '../theme/recipes/surface.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Stack.tsx';

type ConflictBannerProps<Value> = { saver: Autosaver<Value>; status: SaveStatus };

/**
 * Another tab or device has saved something else meanwhile: the person chooses, and nothing is lost before. It stays in
 * sight and is said aloud; the focus stays where somebody may be typing.
 */
export function ConflictBanner<Value>({ saver, status }: ConflictBannerProps<Value>) {
  const t = useWords();
  const isConflict = status === 'conflict';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isConflict && place.current) bringIntoSight(place.current);
  }, [isConflict]);
  if (!isConflict) return null;
  const takeTheirs = async () => {
    await saver.discard();
    location.reload();
  };
  return (
    <Sticky ref={place}>
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
    </Sticky>
  );
}

/** In a low window it does not stick. What is being typed in stays in sight as well, though the page has grown above it. */
function bringIntoSight(banner: HTMLElement): void {
  if (getComputedStyle(banner).position !== 'sticky') banner.scrollIntoView({ block: 'nearest' });
  document.activeElement?.closest('input, textarea, select')?.scrollIntoView({ block: 'nearest' });
}

const Sticky = chakra('div', stickyRecipe);
