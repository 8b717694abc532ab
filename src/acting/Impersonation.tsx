import { useSelector } from '@xstate/react';
import type { ImpersonationActor } from '../app/session/acting/useImpersonation.ts';
import { ActingBanner } from './ActingBanner.tsx';
import { EndedDialog } from './EndedDialog.tsx';
import { StopDialog } from './StopDialog.tsx';

/** What is seen while an admin acts as a member: the banner, the question before stopping, and the end. */
export default function Impersonation({ actor }: { actor: ImpersonationActor }) {
  const hasEnded = useSelector(actor, (snapshot) => snapshot.hasTag('ended'));
  return (
    <>
      <ActingBanner actor={actor} />
      <StopDialog actor={actor} />
      {hasEnded && <EndedDialog actor={actor} />}
    </>
  );
}
