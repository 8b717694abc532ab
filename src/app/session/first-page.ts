import { waitFor, type SnapshotFrom } from 'xstate';
import { stepPath } from '#domain/steps.ts';
import type { JourneyActor } from '../journey/useJourney.ts';
import { paths } from '../routing/paths.ts';
import { preloadPage } from '../routing/preload.ts';
import { startOf } from '../routing/redirect.ts';
import { standingOf, type AuthActor } from './AuthProvider.tsx';

/**
 * Where somebody who has just come in goes: to the page they wanted, or to their start. Answers once that can be drawn: its
 * code is there, and of a member it is known how far they are. Rejects when its code can't be fetched.
 */
export async function firstPage(actor: AuthActor, wanted: string | undefined): Promise<string> {
  const snapshot = actor.getSnapshot();
  const standing = standingOf(snapshot);
  if (standing !== 'member' && standing !== 'specialist') return wanted ?? paths.loading;
  const address = wanted ?? startOf(standing);
  const journey = snapshot.children.journey as JourneyActor | undefined;
  const [known] = await Promise.all([journey && waitFor(journey, isAnswered), preloadPage(address, standing)]);
  if (!known?.hasTag('settled') || address !== paths.memberLoading) return address;
  const { furthest } = known.context;
  const step = furthest === 'complete' ? paths.dashboard : stepPath(furthest);
  await preloadPage(step, standing);
  return step;
}

function isAnswered(snapshot: SnapshotFrom<JourneyActor>): boolean {
  return snapshot.hasTag('settled') || snapshot.matches('unreachable');
}
