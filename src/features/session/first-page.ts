import { waitFor, type SnapshotFrom } from 'xstate';
import { stepPath } from '#domain/steps.ts';
import { paths } from '#domain/paths.ts';
import type { JourneyActor } from '../journey/use-journey.ts';
import type { Session } from './auth-provider.tsx';
import type { PreloadPage } from './preload-context.ts';
import { standingOf, startOf } from './standing.ts';

/**
 * Where somebody who has just come in goes: to the page they wanted, or to their start. Answers once that can be drawn: its
 * code is there, and of a member it is known how far they are. Rejects when its code can't be fetched.
 */
export async function firstPage(
  session: Session,
  wanted: string | undefined,
  preloadPage: PreloadPage,
): Promise<string> {
  const snapshot = session.getSnapshot();
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
  return snapshot.hasTag('settled') || snapshot.hasTag('unreachable');
}
