import { useState } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  impersonationMachine,
  type ImpersonationEvent,
  type ImpersonationInput,
  type Original,
} from '#machines/impersonation/machine.ts';
import Impersonation from '../../features/impersonation/banner-and-dialogs.tsx';
import { MemberSample } from './member-sample.tsx';

/** Impersonation of a member: the banner, the question, and, at the second try to stop, the end with its countdown. */
export function ImpersonationSample({ events = [] }: { events?: readonly ImpersonationEvent[] }) {
  const [actor] = useState(() => {
    const started = createActor(sampleMachine(), { input: { original, memberId: 'member' } }).start();
    events.forEach((event) => started.send(event));
    return started;
  });
  return (
    <>
      <Impersonation actor={actor} />
      <MemberSample />
    </>
  );
}

const original: Original = { noviId: 'admin', name: 'Olu Admin', authorities: ['admin'] };

function sampleMachine() {
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
      listen: fromCallback<ImpersonationEvent, void>(() => undefined),
      readEnd: fromPromise<number | undefined, ImpersonationInput>(() => Promise.resolve(Date.now() + 3_600_000)),
      stop: fromPromise<void, { original: Original }>(stop),
    },
  });
}
