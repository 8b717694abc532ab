import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { noEvidence } from '#domain/progress.ts';
import { stepAfter } from '#domain/steps.ts';
import { journeyMachine, type Progress, type SaveStepInput } from '#machines/journey/machine.ts';
import { useJourneyAddress, useJustDone } from '#src/features/journey/use-journey-address.ts';
import { show } from '../../show.tsx';

const session = vi.hoisted(() => {
  const children: Record<string, unknown> = {};
  return { children };
});
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select: (snapshot: typeof session) => unknown) => select(session),
}));

let journey: ActorRefFrom<typeof journeyMachine>;
let answer: (progress: Progress) => void;
const visited: string[] = [];

beforeEach(() => {
  visited.length = 0;
  const saveStep = fromPromise<Progress, SaveStepInput>(({ input }) => Promise.resolve(saved(input)));
  const loadJourney = fromPromise<Progress, void>(() => new Promise((resolve) => (answer = resolve)));
  journey = createActor(journeyMachine.provide({ actors: { loadJourney, saveStep } })).start();
  session.children = { journey };
});

/** What the backend holds once it has accepted a step. */
function saved({ step, progress: { furthest, evidence } }: SaveStepInput): Progress {
  return { furthest: furthest === step ? stepAfter(step) : furthest, evidence: { ...evidence, [step]: true } };
}

function Address() {
  useJourneyAddress();
  const { pathname } = useLocation();
  visited.push(pathname);
  const justDone = useJustDone();
  return (
    <>
      <p>{pathname}</p>
      <p>{`Just done: ${justDone ?? 'nothing'}`}</p>
    </>
  );
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

test.each([
  ['eligibility', '/member/survey/'],
  ['counseling', '/member/dashboard'],
] as const)('the page after %s knows that it was just done', async (step, next) => {
  show(<Address />, { at: `/member/${step}/` });
  answer({ furthest: step, evidence: noEvidence });
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ [step]: 'viewing' }));
  act(() => journey.send({ type: 'step.completed' }));
  expect(await screen.findByText(next)).toBeInTheDocument();
  expect(screen.getByText(`Just done: ${step}`)).toBeInTheDocument();
});

test('a step that was done before and is looked at again was not just done', async () => {
  show(<Address />, { at: '/member/eligibility/' });
  answer({ furthest: 'medical-history', evidence: { ...noEvidence, eligibility: true } });
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ eligibility: 'viewing' }));
  act(() => journey.send({ type: 'step.completed' }));
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
  expect(screen.getByText('Just done: nothing')).toBeInTheDocument();
});
