import { transition } from 'xstate';
import { visitIsOver, type VisitStatus, type VisitTimes } from '#domain/visits.ts';
import type { Words } from '#domain/words.ts';
import { visitMachine, visitStatusOf, type VisitEvent } from './machine.ts';

/** A visit as it is stored: its status on the wire, its times, and whether it was moved before. */
export type StoredVisit = VisitTimes & { status: VisitStatus; wasMoved?: boolean };

/** The answer of the visit machine to what somebody wants of a visit: what becomes of it, or why nothing does. */
export type VisitJudgement = { ok: true; status: VisitStatus } | { ok: false; reason: Words };

/** Judges by stepping the visit machine, without running it, what becomes of a visit. */
export function judgeVisit({ status, wasMoved = false, ...times }: StoredVisit, event: VisitEvent): VisitJudgement {
  const value = stateOfVisit(status, wasMoved);
  const here = visitMachine.resolveState({ value, context: { ...times, refusal: undefined } });
  if (here.status === 'done') return { ok: false, reason: visitIsOver };
  const [next] = transition(visitMachine, here, event);
  const { refusal } = next.context;
  return refusal ? { ok: false, reason: refusal } : { ok: true, status: visitStatusOf[next.value] };
}

function stateOfVisit(status: VisitStatus, wasMoved: boolean): keyof typeof visitStatusOf {
  if (status === 'SCHEDULED') return wasMoved ? 'rescheduled' : 'scheduled';
  const ended = { COMPLETED: 'completed', CANCELED: 'canceled', MISSED: 'missed' } as const;
  return ended[status];
}
