import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { isSame } from '#domain/is-same.ts';
import type { PagesEvent } from '#machines/pages.ts';
import { LinkNavigationContext } from '../../ui/page-link.tsx';
import { answerOf, drawnAnew, isSamePage, shownBy, type Drawn, type Pages, type TagOf } from './step-pages.ts';
import { useJourneyActor, type JourneyActor } from './use-journey.ts';

/** The machine of a step's pages, as far as it is needed here. */
type PagesActor<Snapshot, Event> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  send: (event: Event) => void;
};

/**
 * The machine of a step's pages, tied to the address here and nowhere else: an address asks the machine for its page, and the
 * page that the machine then shows (`shown`), now and later, becomes the address. It is told the facts whenever they are others.
 * `advance` sends what the member does to go on: the page before stays in the history, as with a link, also where they leave the
 * step. What the machine does by itself takes the place of the page before.
 *
 * What the machine will answer to an address or to facts is drawn with them, at once: told only after the drawing, it would have all
 * of it drawn a second time, in one piece that no press can interrupt.
 * @param actorOf the machine of the step among the actors of the journey
 * @param tie made once: another object is another tie
 * @param facts what decides which page stands, as the screen has read it
 */
export function useStepPages<
  Snapshot extends AnyMachineSnapshot,
  Event,
  Page extends TagOf<Snapshot>,
  Destination,
  Facts,
  View,
>(
  actorOf: (
    children: SnapshotFrom<JourneyActor>['children'],
  ) => PagesActor<Snapshot, Event | PagesEvent<Facts, Destination>> | undefined,
  tie: Pages<Snapshot, Page, Destination, View>,
  facts: Facts,
) {
  const journey = useJourneyActor();
  // The same for as long as the page stands: the journey ends it a moment before the page goes.
  const [actor] = useState(() => actorOf(journey.getSnapshot().children));
  if (!actor) throw new Error('The journey is not at this step: its page may not stand.');
  const navigate = useNavigate();
  const links = use(LinkNavigationContext);
  const { key, pathname, search } = useLocation();
  const isAdvancing = useRef(false);
  const { pages, destinationOf, addressOf, arrivalOf, outside } = tie;

  const [drawn, setDrawn] = useState<Drawn<Page, View, Facts>>(() => ({
    shown: undefined,
    view: tie.viewOf(actor.getSnapshot()),
  }));
  const { facts: known, shown, view } = drawn;
  const place = pathname + search;
  const isElsewhere = drawn.place !== place;
  const hasNews = !isSame(known, facts);
  if (isElsewhere || hasNews) {
    const answer = answerOf(actor.getSnapshot(), [
      ...(isElsewhere ? [{ type: 'page.visited' as const, destination: destinationOf(pathname, search) }] : []),
      ...(hasNews ? [{ type: 'facts.read' as const, facts }] : []),
    ]);
    setDrawn({ ...drawnAnew(drawn, answer, tie, pathname), place, facts: hasNews ? facts : known });
  }

  const send = useCallback(
    (event: Event | PagesEvent<Facts, Destination>) => {
      // What is read after the journey has gone on is of no use to a machine that has ended.
      if (actor.getSnapshot().status === 'active') actor.send(event);
    },
    [actor],
  );

  // Before the browser paints: what was drawn ahead comes true, or gives way.
  useLayoutEffect(
    () => send({ type: 'page.visited', destination: destinationOf(pathname, search) }),
    [destinationOf, pathname, search, send],
  );
  useLayoutEffect(() => {
    if (known !== undefined) send({ type: 'facts.read', facts: known });
  }, [known, send]);
  useLayoutEffect(() => {
    const follow = () => {
      const now = actor.getSnapshot();
      setDrawn((before) => drawnAnew(before, now, tie, pathname));
      const page = shownBy(now, pages);
      if (page === undefined) return;
      const address = addressOf(page, now);
      if (address === undefined || isSamePage(address, pathname)) return;
      // Who has pressed a link goes there, and what is shown then is looked at anew.
      if (!isAdvancing.current && links?.isGoingFrom(key)) return;
      const isLeaving = outside?.includes(page) ?? false;
      void navigate(address, {
        replace: !isAdvancing.current && !isLeaving,
        state: arrivalOf?.(page, now),
      });
    };
    follow();
    const subscription = actor.subscribe(follow);
    return () => subscription.unsubscribe();
  }, [actor, addressOf, arrivalOf, key, links, navigate, outside, pages, pathname, search, tie]);

  const advance = useCallback(
    (event: Event) => {
      isAdvancing.current = true;
      send(event);
      isAdvancing.current = false;
    },
    [send],
  );
  return { shown, view, send, advance };
}
