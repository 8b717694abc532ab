import { useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import {
  impersonationMachine,
  type ImpersonationEvent,
  type ImpersonationInput,
  type Original,
} from '#machines/impersonation/machine.ts';
import Impersonation from '../../features/impersonation/banner-and-dialogs.tsx';
import { useInspectedMachine } from '../../lib/use-inspected-machine.ts';
import { MemberSample } from './member-sample.tsx';

/** Impersonation of a member: the banner, the question, and, at the second try to stop, the end with its countdown. */
export function ImpersonationSample({ events = none }: { events?: readonly ImpersonationEvent[] }) {
  const [machine] = useState(() => sampleMachine(events));
  const [, , actor] = useInspectedMachine(machine, { input: { original, memberId: 'member' } });
  return (
    <>
      <Impersonation actor={actor} />
      <MemberSample />
    </>
  );
}

const none: readonly ImpersonationEvent[] = [];

const original: Original = { noviId: 'admin', name: 'Olu Admin', authorities: ['admin'] };

/** Begins with these events: each is heard once, where a state takes it. */
function sampleMachine(events: readonly ImpersonationEvent[]) {
  let tries = 0;
  const stop = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  return impersonationMachine.provide({
    actors: {
      clock: fromCallback<ImpersonationEvent, void>(({ sendBack }) => {
        const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: Date.now() }), 250);
        return () => clearInterval(timer);
      }),
      listen: fromCallback<ImpersonationEvent, void>(({ sendBack }) => events.forEach(sendBack)),
      readEnd: fromPromise<number | undefined, ImpersonationInput>(() => Promise.resolve(Date.now() + 3_600_000)),
      saveDrafts: fromPromise<DraftsOutcome, void>(() => Promise.resolve('none' as const)),
      stop: fromPromise<void, { original: Original }>(stop),
    },
  });
}
