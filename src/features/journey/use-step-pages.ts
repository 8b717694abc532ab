import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { isSame } from '#domain/is-same.ts';
import type { PagesEvent } from '#machines/pages.ts';
import { useJourneyActor, type JourneyActor } from './use-journey.ts';

type PagesSnapshot<Context, Tag> = { status: string; context: Context; hasTag: (tag: Tag) => boolean };

/** The machine of a step's pages, as far as it is needed here. */
type PagesActor<Snapshot, Event> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  send: (event: Event) => void;
};

type Pages<Context, Page, Destination> = {
  /** The tags of the machine that stand for a page; it has one of them at a time, or none while it looks up facts. */
  pages: readonly Page[];
  /** What an address asks the machine for; `search` is its query string. */
  destinationOf: (pathname: string, search: string) => Destination;
  /** The address of a page; nothing where it has none of its own, and the address stays as it is. */
  addressOf: (page: Page, context: Context) => string | undefined;
  /** What the place in the history keeps about how the member came to a page. */
  arrivalOf?: (page: Page, context: Context) => object | undefined;
  /** Pages outside of the step: the member goes there when a machine is done with what had to come first. */
  outside?: readonly Page[];
};

/**
 * The machine of a step's pages, tied to the address here and nowhere else: an address asks the machine for its page, and the
 * page that the machine then shows (`shown`), now and later, becomes the address. It is told the facts whenever they are others.
 * `advance` sends what the member does to go on: the page before stays in the history, as with a link, also where they leave the
 * step. What the machine does by itself takes the place of the page before.
 * @param actorOf the machine of the step among the actors of the journey
 * @param pages made once: another object is another tie
 * @param facts what decides which page stands, as the screen has read it
 */
export function useStepPages<Context, Tag, Event, Page extends Tag, Destination, Facts>(
  actorOf: (
    children: SnapshotFrom<JourneyActor>['children'],
  ) => PagesActor<PagesSnapshot<Context, Tag>, Event | PagesEvent<Facts, Destination>> | undefined,
  { pages, destinationOf, addressOf, arrivalOf, outside }: Pages<Context, Page, Destination>,
  facts: Facts,
) {
  const journey = useJourneyActor();
  // The same for as long as the page stands: the journey ends it a moment before the page goes.
  const [actor] = useState(() => actorOf(journey.getSnapshot().children));
  if (!actor) throw new Error('The journey is not at this step: its page may not stand.');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAdvancing = useRef(false);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());

  // The page changes together with the address, which follows a moment later: a heading takes the focus once.
  const [arrived, setArrived] = useState<typeof snapshot>();
  const page = shownBy(snapshot, pages);
  const address = page && addressOf(page, snapshot.context);
  const isOnTheWay = address !== undefined && !isSamePage(address, pathname);
  if (!isOnTheWay && arrived !== snapshot) setArrived(snapshot);
  const standing = arrived ?? snapshot;

  const send = useCallback(
    (event: Event | PagesEvent<Facts, Destination>) => {
      // What is read after the journey has gone on is of no use to a machine that has ended.
      if (actor.getSnapshot().status === 'active') actor.send(event);
    },
    [actor],
  );

  // Before the browser paints: the page of the address is the first that is seen.
  useLayoutEffect(() => {
    const follow = () => {
      const now = actor.getSnapshot();
      const page = shownBy(now, pages);
      if (page === undefined) return;
      const address = addressOf(page, now.context);
      if (address === undefined || isSamePage(address, pathname)) return;
      const isLeaving = outside?.includes(page) ?? false;
      void navigate(address, {
        replace: !isAdvancing.current && !isLeaving,
        state: arrivalOf?.(page, now.context),
      });
    };
    send({ type: 'page.visited', destination: destinationOf(pathname, search) });
    follow();
    return subscribe(follow);
  }, [actor, addressOf, arrivalOf, destinationOf, navigate, outside, pages, pathname, search, send, subscribe]);

  const [known, setKnown] = useState(facts);
  if (!isSame(known, facts)) setKnown(facts);
  useLayoutEffect(() => send({ type: 'facts.read', facts: known }), [known, send]);

  const advance = useCallback(
    (event: Event) => {
      isAdvancing.current = true;
      send(event);
      isAdvancing.current = false;
    },
    [send],
  );
  return { shown: arrived && shownBy(arrived, pages), snapshot: standing, send, advance };
}

function shownBy<Page>(snapshot: PagesSnapshot<unknown, Page>, pages: readonly Page[]): Page | undefined {
  return pages.find((page) => snapshot.hasTag(page));
}

function isSamePage(address: string, pathname: string): boolean {
  const [wanted = ''] = address.split(/[?#]/);
  return withoutSlash(wanted) === withoutSlash(pathname);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
