import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isJourneyStep, stepOfPath, stepPath, type JourneyStep } from '#domain/steps.ts';
import { paths } from '#domain/paths.ts';
import { currentStep, useJourneyActor } from './use-journey.ts';

/**
 * Ties the address to the journey, and is the only place that does. An address of a step asks the machine for it; what
 * the machine then says, now and later, becomes the address. On other pages of the member the journey waits.
 */
export function useJourneyAddress(): void {
  const actor = useJourneyActor();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const wanted = stepOfPath(pathname);
  const wasKnown = useRef(false);
  const here = useRef(pathname);
  /** The page of each step on which the member was last. */
  const lastPages = useRef<Partial<Record<JourneyStep, string>>>({});

  /** Asks for the step of the address, and tells whether there was anything to ask: before it is known where the member is, in vain. */
  const ask = useCallback(() => {
    if (!wanted || currentStep(actor.getSnapshot().value) === wanted) return false;
    actor.send({ type: 'step.visited', step: wanted });
    return true;
  }, [actor, wanted]);

  // Before the browser paints: the page of a step that is open is drawn at once, and not that it is being looked up. It may lead nowhere
  // yet: with the first drawing of all, the router does not listen to the history before its own effects.
  useLayoutEffect(() => {
    here.current = pathname;
    wasKnown.current = actor.getSnapshot().hasTag('settled');
    ask();
    if (wanted) lastPages.current[wanted] = pathname + search;
  }, [actor, ask, pathname, search, wanted]);

  useEffect(() => {
    if (!wanted && pathname !== paths.memberLoading) return;
    const follow = (justDone?: JourneyStep) => {
      const snapshot = actor.getSnapshot();
      // What the address before listened to is told of the step that this one has asked for, too: it would lead to it once more.
      if (here.current !== pathname || !snapshot.hasTag('settled')) return;
      const step = currentStep(snapshot.value);
      const address = step ? pageOf(step) : paths.dashboard;
      if (!step || stepOfPath(pathname) !== step)
        void navigate(address, {
          replace: pathname === paths.memberLoading || refused(),
          ...(justDone && { state: { justDone } satisfies Arrival }),
        });
    };
    // The step stays while it is stored. Who goes elsewhere comes back to the page that was sent: it says what became of it.
    const pageOf = (step: JourneyStep) =>
      (actor.getSnapshot().hasTag('saving') && lastPages.current[step]) || stepPath(step);
    const refused = () => actor.getSnapshot().context.refusal !== undefined;
    // What was not known a moment ago may be now.
    if (!wasKnown.current && actor.getSnapshot().hasTag('settled')) ask();
    follow();
    let known = actor.getSnapshot().hasTag('settled');
    let { furthest } = actor.getSnapshot().context;
    const subscription = actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('settled')) return;
      if (!known) {
        known = true;
        furthest = snapshot.context.furthest;
        // The answer is another snapshot: until it comes, the furthest step is not where the member wants to be.
        if (ask()) return;
      }
      const before = furthest;
      furthest = snapshot.context.furthest;
      follow(furthest !== before && isJourneyStep(before) ? before : undefined);
    });
    return () => subscription.unsubscribe();
  }, [actor, ask, navigate, pathname, wanted]);
}

/** What the place in the history keeps about a step that was done for the first time, and led here. */
type Arrival = { justDone: JourneyStep };

/**
 * The step that was done for the first time and led to this page, also after a reload; `undefined` for whoever comes by another
 * way, or comes back another time.
 */
export function useJustCompletedStep(): JourneyStep | undefined {
  const state: unknown = useLocation().state;
  const justDone = typeof state === 'object' && state !== null && 'justDone' in state ? state.justDone : undefined;
  return isJourneyStep(justDone) ? justDone : undefined;
}
