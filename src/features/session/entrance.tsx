import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { entranceMachine } from '#machines/account/entrance.ts';
import { paths } from '#domain/paths.ts';
import { useInspectedMachine } from '../../lib/use-inspected-machine.ts';
import { arrivalOf } from './arrival.ts';
import { useAuth, useSession, type Session } from './auth-provider.tsx';
import { firstPage } from './first-page.ts';
import { PreloadContext, type PreloadPage } from './preload-context.ts';
import { forgetReturn, knownReturn } from './return-address.ts';

export type EntranceProps = {
  isNew: boolean;
  /** Called when the form is to be seen. One that is seen already stays, also where this code came after it was sent. */
  onForm: (isSeen: true) => void;
};

/**
 * Ties a page that signs somebody in to the session and to the address: what the session says goes to the page's machine, and
 * where that leads becomes the address. Draws nothing.
 */
export default function Entrance({ isNew, onForm }: EntranceProps) {
  const session = useSession();
  const { preloadPage } = use(PreloadContext);
  const navigate = useNavigate();
  const arrival = useAuth(arrivalOf);
  const [machine] = useState(() => entranceOf(session, preloadPage));
  const [snapshot, send] = useInspectedMachine(machine, { input: { arrival, isNew } });
  const { isFormSeen, address } = snapshot.context;
  // Before the page is painted: it would be seen empty.
  useLayoutEffect(() => send({ type: 'arrival.changed', arrival }), [arrival, send]);
  useLayoutEffect(() => {
    if (isFormSeen) onForm(true);
  }, [onForm, isFormSeen]);
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
  return null;
}

/** The machine with its real parts. */
function entranceOf(session: Session, preload: PreloadPage) {
  return entranceMachine.provide({
    actors: {
      findFirstPage: fromPromise(({ input: { isNew } }) => {
        const wanted = isNew ? undefined : knownReturn();
        // A page that can't be fetched now says so itself, where it is.
        return firstPage(session, wanted, preload).catch(() => wanted ?? paths.loading);
      }),
    },
    actions: { forgetReturn },
  });
}
