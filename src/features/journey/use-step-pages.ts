import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useJourneyActor, type JourneyActor } from './use-journey.ts';

/** The machine of a step's pages, as far as it is needed here. */
type PagesActor<Snapshot, Event> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  send: (event: Event) => void;
};

type Addresses<Snapshot, Event> = {
  /** What an address asks the machine for. */
  visitOf: (pathname: string) => Event;
  /** The address of what stands; nothing where it has none of its own, and the address stays as it is. */
  addressOf: (snapshot: Snapshot) => string | undefined;
};

/**
 * The machine of a step's pages, tied to the address here and nowhere else: an address asks the machine for its page, and the
 * page that the machine then shows, now and later, becomes the address. `advance` sends what the member does to go on: the page
 * before stays in the history, as with a link. What the machine does by itself takes the place of the page before.
 * @param actorOf the machine of the step among the actors of the journey
 * @param addresses made once: other functions are another tie
 */
export function useStepPages<Snapshot extends { status: string }, Event>(
  actorOf: (children: SnapshotFrom<JourneyActor>['children']) => PagesActor<Snapshot, Event> | undefined,
  { visitOf, addressOf }: Addresses<Snapshot, Event>,
) {
  const journey = useJourneyActor();
  // The same for as long as the page stands: the journey ends it a moment before the page goes.
  const [actor] = useState(() => actorOf(journey.getSnapshot().children));
  if (!actor) throw new Error('The journey is not at this step: its page may not stand.');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAdvancing = useRef(false);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());

  const send = useCallback(
    (event: Event) => {
      // What is read after the journey has gone on is of no use to a machine that has ended.
      if (actor.getSnapshot().status === 'active') actor.send(event);
    },
    [actor],
  );

  // Before the browser paints: the page of the address is the first that is seen.
  useLayoutEffect(() => {
    const follow = () => {
      const address = addressOf(actor.getSnapshot());
      if (address === undefined || isSamePage(address, pathname)) return;
      void navigate(address, { replace: !isAdvancing.current });
    };
    send(visitOf(pathname));
    follow();
    return subscribe(follow);
  }, [actor, addressOf, navigate, pathname, send, subscribe, visitOf]);

  const advance = useCallback(
    (event: Event) => {
      isAdvancing.current = true;
      send(event);
      isAdvancing.current = false;
    },
    [send],
  );
  return { snapshot, send, advance };
}

function isSamePage(address: string, pathname: string): boolean {
  const [wanted = ''] = address.split(/[?#]/);
  return withoutSlash(wanted) === withoutSlash(pathname);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
