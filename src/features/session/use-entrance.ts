import { useMachine } from '@xstate/react';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { entranceMachine, type Arrival } from '#machines/account/entrance.ts';
import type { authMachine } from '#machines/auth/machine.ts';
import { paths } from '#domain/paths.ts';
import { useAuth, useAuthActor, type AuthActor } from './auth-provider.tsx';
import { firstPage, PreloadContext, type PreloadPage } from './first-page.ts';
import { forgetReturn, knownReturn } from './return-address.ts';
import { standingOf } from './standing.ts';

/**
 * Ties a page that signs somebody in to the session and to the address: what the session says goes to the page's machine, and
 * where that leads becomes the address.
 */
export function useEntrance(isNew: boolean): { isFormSeen: boolean } {
  const auth = useAuthActor();
  const preload = use(PreloadContext);
  const navigate = useNavigate();
  const arrival = useAuth(arrivalOf);
  const [machine] = useState(() => entranceOf(auth, preload));
  const [snapshot, send] = useMachine(machine, { input: { arrival, isNew } });
  const { isFormSeen, address } = snapshot.context;
  // Before the page is painted: it would be seen empty.
  useLayoutEffect(() => send({ type: 'arrival.changed', arrival }), [arrival, send]);
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
  return { isFormSeen };
}

/** The machine with its real parts. */
function entranceOf(auth: AuthActor, preload: PreloadPage) {
  return entranceMachine.provide({
    actors: {
      findFirstPage: fromPromise(({ input: { isNew } }) => {
        const wanted = isNew ? undefined : knownReturn();
        // A page that can't be fetched now says so itself, where it is.
        return firstPage(auth, wanted, preload).catch(() => wanted ?? paths.loading);
      }),
    },
    actions: { forgetReturn },
  });
}

function arrivalOf(snapshot: SnapshotFrom<typeof authMachine>): Arrival {
  const standing = standingOf(snapshot);
  if (standing === 'signedOut' || standing === 'sessionStarting' || snapshot.hasTag('busy')) return 'outside';
  return standing === 'unknown' ? 'unknown' : 'inside';
}
