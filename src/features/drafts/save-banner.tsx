import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { waitFor } from 'xstate';
import type { SaveStatus } from '#machines/draft/status.ts';
import { useWords } from '../../lib/locale.ts';
import { savedTexts, stepPageTexts } from '../../texts/journey.ts';
import { stickyRecipe } from '../../theme/recipes/surface.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';
import { keepFootFree } from '../../ui/keep-foot-free.ts';
import { Row } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { tell, type DraftActor } from './draft-registry.ts';

type SaveBannerProps = {
  draft: { actor: DraftActor; status: SaveStatus };
  /** What the other tab or device has saved, shown where the person has to choose. */
  theirs?: ReactNode;
};

/** What stands in the way of saving: the backend can’t be reached, or another tab or device has saved something else. */
export function SaveBanner({ draft: { actor, status }, theirs }: SaveBannerProps) {
  if (status === 'conflict') return <Conflict actor={actor} theirs={theirs} />;
  if (status === 'failed') return <Failed actor={actor} />;
  return <Restored actor={actor} />;
}

/** Where it lies encrypted on the device, that is said: what is not saved is not lost with the page. */
function Failed({ actor }: { actor: DraftActor }) {
  const t = useWords();
  const isEncrypted = useSelector(actor, ({ context }) => context.isEncrypted);
  return (
    <InSight title={t(savedTexts.failedTitle)}>
      {t(savedTexts.failedBody)} {isEncrypted && t(savedTexts.onDevice)}
    </InSight>
  );
}

/** What was typed before the page went is in the form again. */
function Restored({ actor }: { actor: DraftActor }) {
  const t = useWords();
  const isRestored = useSelector(actor, ({ context }) => context.isRestored);
  if (!isRestored) return null;
  return (
    <AlertBanner
      live
      title={t(savedTexts.restoredTitle)}
      action={
        <Button
          ref={focusHeadingOnUnmount}
          look="secondary"
          size="sm"
          onClick={() => tell(actor, { type: 'restored.noticed' })}
        >
          {t(stepPageTexts.understood)}
        </Button>
      }
    >
      {t(savedTexts.restoredBody)}
    </AlertBanner>
  );
}

/** The person chooses which of the two to keep, and nothing is lost before. */
function Conflict({ actor, theirs }: { actor: DraftActor; theirs: ReactNode }) {
  const t = useWords();
  const takeTheirs = async () => {
    tell(actor, { type: 'conflict.theirsTaken' });
    await waitFor(actor, (now) => !now.hasTag('onDevice'));
    location.reload();
  };
  return (
    <InSight
      title={t(savedTexts.conflict)}
      action={
        <Row>
          <Button
            ref={focusHeadingOnUnmount}
            look="secondary"
            size="sm"
            onClick={() => tell(actor, { type: 'conflict.mineKept' })}
          >
            {t(savedTexts.keepMine)}
          </Button>
          <Button look="quiet" size="sm" onClick={() => void takeTheirs()}>
            {t(savedTexts.takeTheirs)}
          </Button>
        </Row>
      }
    >
      {t(savedTexts.conflictBody)}
      {theirs}
    </InSight>
  );
}

/** A warning that stays in sight and is said aloud once; the focus stays where somebody may be typing. */
function InSight({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) return bringIntoSight(place.current);
  }, []);
  return (
    <Sticky ref={place}>
      <AlertBanner tone="warning" live title={title} action={action}>
        {children}
      </AlertBanner>
    </Sticky>
  );
}

/** Where it does not stick, it is scrolled to. What is being typed in stays in sight, though the page has grown above. */
function bringIntoSight(banner: HTMLElement): () => void {
  const release = keepFootFree(banner);
  if (getComputedStyle(banner).position !== 'sticky') banner.scrollIntoView({ block: 'nearest' });
  document.activeElement?.closest('input, textarea, select')?.scrollIntoView({ block: 'nearest' });
  return release;
}

const Sticky = styled('div', stickyRecipe);
