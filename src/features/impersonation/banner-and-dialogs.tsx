import { useSelector } from '@xstate/react';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { EndedDialog } from './ended-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import type { ImpersonationActor } from './use-impersonation.ts';

/** What is seen while an admin impersonates a member: the banner, the question before stopping, and the end. */
export default function Impersonation({ actor }: { actor: ImpersonationActor }) {
  const hasEnded = useSelector(actor, (snapshot) => snapshot.hasTag('ended'));
  return (
    <>
      <ImpersonationBanner actor={actor} />
      <StopDialog actor={actor} />
      {hasEnded && <EndedDialog actor={actor} />}
    </>
  );
}
