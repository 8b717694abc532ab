import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { expect, test } from 'vitest';
import { actionLinkMachine } from '#machines/account/action-link.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { emailVerificationMachine } from '#machines/account/email-verification.ts';
import { impersonationMachine } from '#machines/impersonation/machine.ts';
import { journeyMachine } from '#machines/journey/machine.ts';
import { kitMachine } from '#machines/kit/machine.ts';
import { visitMachine } from '#machines/visit/machine.ts';
import { adminSiteMachine } from '#machines/admin-site/machine.ts';

test.each([
  authMachine,
  impersonationMachine,
  journeyMachine,
  kitMachine,
  visitMachine,
  adminSiteMachine,
  actionLinkMachine,
  emailVerificationMachine,
] as AnyStateMachine[])(
  'every state and transition of $id is described in plain words for who reads the pictures',
  (machine) => {
    const silent = nodesOf(machine.root).flatMap((node) => [
      ...(node.description ? [] : [node.id]),
      ...transitionsOf(node)
        .filter((transition) => !transition.description)
        .map((transition) => `${node.id} on ${transition.eventType}`),
    ]);
    expect(silent).toEqual([]);
  },
);

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function transitionsOf(node: AnyStateNode) {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}
