import { useSelector } from '@xstate/react';
import { impersonationEndedCountdown } from '#domain/constants.ts';
import { countdownLeft } from '#machines/impersonation/machine.ts';
import { useWords } from '../../lib/locale.ts';
import { impersonationTexts as texts } from '../../texts/impersonation.ts';
import { Dialog, DialogDescription } from '../../ui/dialog.tsx';
import { styled } from '../../ui/styled.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ImpersonationActor } from './use-impersonation.ts';

/** Impersonation has ended: counts down to being signed out. There is nothing to decide, so nothing closes it. */
export function EndedDialog({ actor }: { actor: ImpersonationActor }) {
  const t = useWords();
  const seconds = useSelector(actor, (snapshot) => countdownLeft(snapshot.context));
  const isLost = useSelector(actor, ({ context }) => context.drafts === 'unsaved');
  const left = seconds === 1 ? t(texts.endedInOne) : t(texts.endedIn, { seconds });
  return (
    <Dialog open onClose={() => undefined} modalOnly role="alertdialog" title={t(texts.endedTitle)} actions={null}>
      <DialogDescription>
        {isLost && <strong>{t(texts.unsaved)}</strong>} {t(texts.endedLead)}
        {/* A screen reader says it once, when the dialog opens; who sees it sees each second. */}
        <VisuallyHidden as="span"> {t(texts.endedIn, { seconds: impersonationEndedCountdown })}</VisuallyHidden>
      </DialogDescription>
      <Left aria-hidden="true">{seconds === 0 ? t(texts.endedNow) : left}</Left>
    </Dialog>
  );
}

const Left = styled('p', { base: { fontWeight: 'bold' } });
