import { transition } from 'xstate';
import { checkVisit, noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, stepIndex, type JourneyStep, type Step } from '#domain/steps.ts';
import { activeStatesOf } from '#machines/graph/active-states.ts';
import { readGraph } from '#machines/graph/read.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { health, ifMatch, survey, type Clinic } from '../../server/setup/clinic.ts';
import type { Member, Reply, TestServer } from '../../server/setup/server.ts';
import { outcomeId } from '../core/coverage.ts';
import type { stepsOf } from './report-steps.ts';
import { resumed } from './resumed.ts';
import { expectRefusal } from './stored.ts';

const graph = readGraph(journeyMachine);
const viewing = (step: Step) => (step === 'complete' ? 'journey.complete' : `journey.${step}.viewing`);
const opens = (step: JourneyStep) => `journey step.visited #${String(journeySteps.indexOf(step))}`;
const staysShut = `journey step.visited #${String(journeySteps.length)}`;

/** What of the journey is a request of its own, beside the step that is done. */
export function requestsOf(server: TestServer, clinic: Clinic, report: ReturnType<typeof stepsOf>) {
  const read = async (member: Member, token = member.token): Promise<Reply> =>
    server.call('GET', `/patients/${member.noviId}/journey`, { token });
  const progressOf = async (member: Member): Promise<Progress> => {
    const { status, body } = await read(member);
    if (status !== 200) throw new Error(`The journey is not told: ${String(status)}.`);
    return { furthest: body.data['step'], evidence: body.data['evidence'] } as unknown as Progress;
  };

  return {
    progressOf,

    /** Who asks is told where the member is, or refused; then they ask once more. */
    async resume(member: Member, step: Step, stranger: Member): Promise<readonly string[]> {
      const refused = await read(member, stranger.token);
      const failed = { event: 'done loadJourney', branches: ['journey.loading error loadJourney #0'] };
      report.note(`where ${step} is, asked by somebody else`, { ...failed, state: ['journey.unreachable'] });
      const states = activeStatesOf(resumed(await progressOf(member)));
      const first = graph.branches.filter(({ source }) => source === 'journey.resuming');
      const taken = first.find(({ targets: [target] }) => target === `journey.${step}`);
      const before = first.filter(({ place, guard }) => guard && place <= (taken?.place ?? 0));
      report.note(
        `where ${step} is`,
        {
          event: 'journey.retried',
          branches: [
            ...['journey.unreachable journey.retried #0', 'journey.loading done loadJourney #0'],
            ...(taken ? [taken.id] : []),
          ],
          state: [...states],
        },
        before.map(({ id }) => outcomeId(id, id === taken?.id)),
      );
      return [String(refused.status), ...states];
    },

    /** The record of a step that is not open yet is refused. That of a kit on its way is not the member’s to store. */
    async refuseBeyond(member: Member, from: Step, rows: () => Promise<unknown>): Promise<void> {
      const beyond = journeySteps.filter((to) => stepIndex(to) > stepIndex(from) && to !== 'shipping-genetic-test-kit');
      for (const to of beyond) {
        const check = checkVisit(from, to);
        const reason = check.ok ? undefined : check.reason;
        await expectRefusal(rows, () => clinic.doStep[to](member), [409, 'step_not_open'], reason);
        const step = { event: 'step.visited', branches: [staysShut], state: [viewing(from)] };
        report.note(`${from}, the record of ${to}`, step, [outcomeId(opens(to), false)]);
      }
    },

    /** The record of a step that is open was taken. */
    noteOpen(step: JourneyStep): void {
      if (step === 'welcome' || step === 'shipping-genetic-test-kit') return;
      const taken = { event: 'step.visited', branches: [opens(step)], state: [viewing(step)] };
      report.note(`${step}, its record`, taken, [outcomeId(opens(step), true)]);
    },

    /** What another device has typed since is not written over. */
    async refuseConflict(member: Member, step: JourneyStep, rows: () => Promise<unknown>): Promise<void> {
      const isInConflict = graph.branches.find(
        ({ source, guard }) => source === `journey.${step}.saving` && guard === 'isInConflict',
      );
      const write = stale(member, step);
      if (!isInConflict || !write) return;
      // Answers are sent once: their newest version is that there are none. Of a draft there is one, typed elsewhere.
      if (step === 'eligibility' || step === 'counseling') await write(0);
      await expectRefusal(rows, () => write(7), [412, 'stale']);
      const { id } = isInConflict;
      report.note(`${step}, typed over`, { event: 'done saveStep', branches: [id], state: [viewing(step)] }, [
        outcomeId(id, true),
      ]);
    },

    noteFailed(step: JourneyStep): void {
      const branches = [`journey.${step}.saving error saveStep #0`];
      report.note(`${step}, done by somebody else`, { event: 'error saveStep', branches, state: [viewing(step)] });
    },

    /** What the machine keeps of the evidence once the order has ended. */
    withoutOrder(progress: Progress): Evidence {
      const [{ context }] = transition(journeyMachine, resumed(progress), { type: 'kit.ended' });
      report.note('an order is called off', {
        ...{ event: 'kit.ended', branches: ['journey kit.ended #0'], state: [viewing(progress.furthest)] },
      });
      return context.evidence;
    },
  };

  /** How the member writes over a version that is not the newest; nothing where no form keeps versions. */
  function stale(member: Member, step: JourneyStep): ((version: number) => Promise<Reply>) | undefined {
    const draft = (version: number) =>
      server.call('PUT', `/patients/${member.noviId}/drafts/${step}`, {
        ...{ token: member.token, headers: ifMatch(version) },
        body: { values: { typed: version } },
      });
    const writes: Partial<Record<JourneyStep, (version: number) => Promise<Reply>>> = {
      survey: (version) => clinic.post(member, '/questionnaires', survey(member.noviId), ifMatch(version)),
      'medical-history': (version) => clinic.post(member, '/questionnaires', health(member.noviId), ifMatch(version)),
      ...{ eligibility: draft, counseling: draft },
    };
    return writes[step];
  }
}

export function provenUpTo(step: Step): Evidence {
  const done = journeySteps.filter((each) => stepIndex(each) < stepIndex(step));
  return { ...noEvidence, ...Object.fromEntries(done.map((each) => [each, true])) };
}
