import { lazy, Suspense, useState } from 'react';
import { useAuth } from '../session/auth-provider.tsx';

// Fetched ahead by watch-idle.ts. Where it could not be, the session ends without having asked.
const IdleDialog = lazy(() => import('./idle-dialog.tsx').catch(() => ({ default: () => null })));

/** Stands once, beside the pages: asks a person who does nothing whether they are still there. */
export function IdleWarning() {
  const isWarned = useAuth((snapshot) => snapshot.hasTag('idleWarned'));
  const [isNeeded, setNeeded] = useState(false);
  if (isWarned && !isNeeded) setNeeded(true);
  // It stays once it has been needed: closing gives the focus back, going would not.
  return isNeeded ? (
    <Suspense>
      <IdleDialog open={isWarned} />
    </Suspense>
  ) : null;
}
