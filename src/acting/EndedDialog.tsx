import { chakra } from '@chakra-ui/react/styled-system';
import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { useSelector } from '@xstate/react';
import { impersonationEndedCountdown } from '#domain/constants.ts';
import { countdownLeft } from '#machines/impersonation/machine.ts';
import type { ImpersonationActor } from '../app/session/acting/useImpersonation.ts';
import { actingTexts as texts } from '../texts/acting.ts';
import { useWords } from '../texts/locale.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Acting has ended: counts down to being signed out. There is nothing to decide, so nothing closes it. */
export function EndedDialog({ actor }: { actor: ImpersonationActor }) {
  const t = useWords();
  const seconds = useSelector(actor, (snapshot) => countdownLeft(snapshot.context));
  const isLost = useSelector(actor, ({ context }) => context.drafts === 'unsaved');
  const left = seconds === 1 ? t(texts.endedInOne) : t(texts.endedIn, { seconds });
  return (
    <Dialog open onClose={() => undefined} modalOnly role="alertdialog" title={t(texts.endedTitle)} actions={null}>
      <Parts.Description>
        {isLost && <strong>{t(texts.unsaved)}</strong>} {t(texts.endedLead)}
        {/* A screen reader says it once, when the dialog opens; who sees it sees each second. */}
        <VisuallyHidden as="span"> {t(texts.endedIn, { seconds: impersonationEndedCountdown })}</VisuallyHidden>
      </Parts.Description>
      <Left aria-hidden="true">{seconds === 0 ? t(texts.endedNow) : left}</Left>
    </Dialog>
  );
}

const Left = chakra('p', { base: { fontWeight: 'bold' } });
