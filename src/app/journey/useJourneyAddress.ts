import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepOfPath, stepPath } from '../../../domain/steps.ts';
import { paths } from '../routing/paths.ts';
import { currentStep, useJourneyActor } from './useJourney.ts';

/**
 * Ties the address to the journey, and is the only place that does. An address of a step asks the machine for it; what
 * the machine then says, now and later, becomes the address. On other pages of the member the journey waits.
 */
export function useJourneyAddress(): void {
  const actor = useJourneyActor();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    const wanted = stepOfPath(pathname);
    if (!wanted && pathname !== paths.memberLoading) return;
    const follow = () => {
      const snapshot = actor.getSnapshot();
      if (!snapshot.hasTag('settled')) return;
      const step = currentStep(snapshot.value);
      const address = step ? stepPath(step) : paths.dashboard;
      if (!step || stepOfPath(pathname) !== step)
        void navigate(address, { replace: pathname === paths.memberLoading || refused() });
    };
    const refused = () => actor.getSnapshot().context.refusal !== undefined;
    const ask = () => {
      if (wanted && actor.getSnapshot().hasTag('settled') && currentStep(actor.getSnapshot().value) !== wanted) {
        actor.send({ type: 'step.visited', step: wanted });
      }
    };
    ask();
    follow();
    let known = actor.getSnapshot().hasTag('settled');
    const subscription = actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('settled')) return;
      if (!known) {
        known = true;
        ask();
      }
      follow();
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, pathname]);
}
