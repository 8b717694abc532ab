import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { noEvidence } from '#domain/progress.ts';
import { stepAfter } from '#domain/steps.ts';
import { journeyMachine, type Progress, type SaveStepInput } from '#machines/journey/machine.ts';
import { useJourneyAddress, useJustCompletedStep } from '#src/features/journey/use-journey-address.ts';
import { useNextStepAhead } from '#src/features/journey/use-next-step-ahead.ts';
import type { JourneyActor } from '#src/features/journey/use-journey.ts';
import type { AuthActor } from '#src/features/session/auth-provider.tsx';
import { PreloadContext } from '#src/features/session/preload-context.ts';
import { showPage } from '#tests/harness/show-page.tsx';

let answer: (progress: Progress) => void;
let session: AuthActor;
let go: (to: number | string) => void;
const visited: string[] = [];

/** A member's address, before the backend has said where their journey stands. */
function open(
  at: string,
  page = <Address />,
  save = (input: SaveStepInput) => Promise.resolve(saved(input)),
): JourneyActor {
  visited.length = 0;
  const saveStep = fromPromise<Progress, SaveStepInput>(({ input }) => save(input));
  const loadJourney = fromPromise<Progress, void>(() => new Promise((resolve) => (answer = resolve)));
  const journey = journeyMachine.provide({ actors: { loadJourney, saveStep } });
  const shown = showPage(page, { at, actors: { journey } });
  session = shown.auth;
  return shown.journey;
}

/** What the backend holds once it has accepted a step. */
function saved({ step, progress: { furthest, evidence } }: SaveStepInput): Progress {
  return { furthest: furthest === step ? stepAfter(step) : furthest, evidence: { ...evidence, [step]: true } };
}

function Address() {
  useJourneyAddress();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  }, [navigate]);
  visited.push(pathname);
  const justDone = useJustCompletedStep();
  return (
    <>
      <p>{pathname + search}</p>
      <p>{`Just done: ${justDone ?? 'nothing'}`}</p>
    </>
  );
}

test('a step that was reached before keeps its address, and nothing else is shown on the way', async () => {
  const journey = open('/member/survey/relatives');
  // All that comes of the answer is drawn before anybody looks.
  await act(async () => {
    answer({ furthest: 'medical-history', evidence: noEvidence });
    await Promise.resolve();
  });
  expect(journey.getSnapshot().value).toEqual({ survey: 'viewing' });
  expect(new Set(visited)).toEqual(new Set(['/member/survey/relatives']));
});

test('a step beyond the furthest is sent back to it, with the reason', async () => {
  const journey = open('/member/counseling');
  answer({ furthest: 'survey', evidence: noEvidence });
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
  expect(journey.getSnapshot().context.refusal?.step).toBe('counseling');
});

test('a step that is not open is sent back from a page that is drawn once all is known, too', async () => {
  const journey = open('/member/survey/', <p>Another page</p>);
  answer({ furthest: 'survey', evidence: noEvidence });
  await waitFor(() => expect(journey.getSnapshot().hasTag('settled')).toBe(true));
  showPage(<Address />, { at: '/member/counseling', auth: session });
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
  expect(journey.getSnapshot().context.refusal?.step).toBe('counseling');
});

test('who goes back to a step takes no second place in the history for it, and can go forward again', async () => {
  const journey = open('/member/survey/');
  answer({ furthest: 'survey', evidence: { ...noEvidence, welcome: true, eligibility: true } });
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ survey: 'viewing' }));
  act(() => journey.send({ type: 'step.back' }));
  expect(await screen.findByText('/member/eligibility/')).toBeInTheDocument();
  await act(async () => go(-1));
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
  expect(journey.getSnapshot().value).toEqual({ survey: 'viewing' });
  await act(async () => go(1));
  expect(await screen.findByText('/member/eligibility/')).toBeInTheDocument();
});

test('who goes to another step while one is stored comes back to the page that was sent', async () => {
  const journey = open('/member/survey/check?from=list', <Address />, () => new Promise(() => undefined));
  answer({ furthest: 'survey', evidence: { ...noEvidence, welcome: true, eligibility: true } });
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ survey: 'viewing' }));
  act(() => journey.send({ type: 'step.completed' }));
  await act(async () => go('/member/welcome/'));
  expect(await screen.findByText('/member/survey/check?from=list')).toBeInTheDocument();
});

test('without a step in the address, the furthest one is shown', async () => {
  open('/member/loading-step');
  answer({ furthest: 'survey', evidence: noEvidence });
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
});

test.each([
  ['eligibility', '/member/survey/'],
  ['counseling', '/member/dashboard'],
] as const)('the page after %s knows that it was just done', async (step, next) => {
  const journey = open(`/member/${step}/`);
  answer({ furthest: step, evidence: noEvidence });
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ [step]: 'viewing' }));
  act(() => journey.send({ type: 'step.completed' }));
  expect(await screen.findByText(next)).toBeInTheDocument();
  expect(screen.getByText(`Just done: ${step}`)).toBeInTheDocument();
});

test('a step that was done before and is looked at again was not just done', async () => {
  const journey = open('/member/eligibility/');
  answer({ furthest: 'medical-history', evidence: { ...noEvidence, eligibility: true } });
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ eligibility: 'viewing' }));
  act(() => journey.send({ type: 'step.completed' }));
  expect(await screen.findByText('/member/survey/')).toBeInTheDocument();
  expect(screen.getByText('Just done: nothing')).toBeInTheDocument();
});

test('the page of the next step is brought while a step is sent, and the dashboard’s while the last one is', async () => {
  const brought: string[] = [];
  const journey = open('/member/survey/', <Ahead brought={brought} made={[]} />);
  answer({ furthest: 'counseling', evidence: noEvidence });
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ counseling: 'viewing' }));
  act(() => journey.send({ type: 'step.visited', step: 'survey' }));
  expect(brought).toEqual([]);
  act(() => journey.send({ type: 'step.completed' }));
  expect(brought).toEqual(['/member/medical-history/']);
  await waitFor(() => expect(journey.getSnapshot().hasTag('settled')).toBe(true));
  act(() => journey.send({ type: 'step.visited', step: 'counseling' }));
  act(() => journey.send({ type: 'step.completed' }));
  expect(brought).toEqual(['/member/medical-history/', '/member/dashboard']);
});

test('the page of the next step is made ready once nothing else is to do, but for who saves data', async () => {
  document.documentElement.dataset['drawn'] = '';
  onTestFinished(() => {
    delete document.documentElement.dataset['drawn'];
  });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  const [made, saved]: string[][] = [[], []];
  const journey = open('/member/survey/', <Ahead brought={[]} made={made!} />);
  answer({ furthest: 'counseling', evidence: noEvidence });
  await waitFor(() => expect(made).toEqual(['/member/dashboard']));
  act(() => journey.send({ type: 'step.visited', step: 'survey' }));
  await waitFor(() => expect(made).toEqual(['/member/dashboard', '/member/medical-history/']));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const other = open('/member/survey/', <Ahead brought={[]} made={saved!} />);
  answer({ furthest: 'survey', evidence: noEvidence });
  await waitFor(() => expect(other.getSnapshot().value).toEqual({ survey: 'viewing' }));
  expect(saved).toEqual([]);
});

/** What the pages of other steps are asked for: at once, and once all is quiet. */
function Ahead({ brought, made }: { brought: string[]; made: string[] }) {
  const [preloading] = useState(() => ({
    preloadPage: (address: string) => Promise.resolve(void brought.push(address)),
    makeReady: (address: string) => Promise.resolve(void made.push(address)),
  }));
  return (
    <PreloadContext value={preloading}>
      <Hook />
    </PreloadContext>
  );
}

function Hook() {
  useNextStepAhead();
  return null;
}
