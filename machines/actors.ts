import { createMachine, fromCallback, fromPromise, type AnyStateMachine, type EventObject } from 'xstate';

/**
 * Stands in a machine for an asynchronous call that the app and the tests give with `machine.provide({ actors })`.
 * Fails with the name of what was not given, so that a forgotten one is found at its first use.
 */
export function promiseNotProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => {
    throw notProvided(name);
  });
}

/** The same for something that goes on sending events, as a subscription does. */
export function callbackNotProvided<Sent extends EventObject, Input = void>(name: string) {
  return fromCallback<Sent, Input>(() => {
    throw notProvided(name);
  });
}

/**
 * Names a machine that comes with the event that starts it, so that it is loaded no sooner: who reads the machine, as the atlas
 * does, knows by the id what it starts. Does nothing itself.
 */
export function machineOfEvent<Machine extends AnyStateMachine>(id: string): Machine {
  return createMachine({ id }) as AnyStateMachine as Machine;
}

function notProvided(name: string): Error {
  return new Error(`Actor ${name} is not provided: give it with machine.provide({ actors }).`);
}
