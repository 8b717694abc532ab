import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { noEvidence } from '../../../domain/progress.ts';
import { journeyMachine, type Progress } from '../../../machines/journey.ts';
import { useJourneyAddress } from '../../../src/app/journey/useJourneyAddress.ts';
import { show } from '../show.tsx';

const session = vi.hoisted(() => {
  const children: Record<string, unknown> = {};
  return { children };
});
vi.mock('../../../src/app/session/AuthProvider.tsx', () => ({
  useAuth: (select: (snapshot: typeof session) => unknown) => select(session),
}));

let journey: ActorRefFrom<typeof journeyMachine>;
let answer: (progress: Progress) => void;
const visited: string[] = [];

beforeEach(() => {
  visited.length = 0;
  const loadJourney = fromPromise<Progress, void>(() => new Promise((resolve) => (answer = resolve)));
  journey = createActor(journeyMachine.provide({ actors: { loadJourney } })).start();
  session.children = { journey };
});

function Address() {
  useJourneyAddress();
  const { pathname } = useLocation();
  visited.push(pathname);
  return <p>{pathname}</p>;
}

test('a step that was reached before keeps its address, and nothing else is shown on the way', async () => {
  show(<Address />, { at: '/member/survey/relatives' });
  // All that comes of the answer is drawn before anybody looks.
  await act(async () => {
    answer({ furthest: 'medical-history', evidence: noEvidence });
    await Promise.resolve();
  });
  expect(journey.getSnapshot().value).toEqual({ survey: 'viewing' });
  expect(new Set(visited)).toEqual(new Set(['/member/survey/relatives']));
});

test('a step beyond the furthest is sent back to it, with the reason', async () => {
  show(<Address />, { at: '/member/counseling' });
  answer({ furthest: 'survey', evidence: noEvidence });
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
  expect(journey.getSnapshot().context.refusal?.step).toBe('counseling');
});

test('without a step in the address, the furthest one is shown', async () => {
  show(<Address />, { at: '/member/loading-step' });
  answer({ furthest: 'survey', evidence: noEvidence });
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
});
