import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { expect, test } from 'vitest';
import { actionLinkMachine } from '#machines/action-link.ts';
import { authMachine } from '#machines/auth.ts';
import { emailVerificationMachine } from '#machines/email-verification.ts';
import { impersonationMachine } from '#machines/impersonation.ts';
import { journeyMachine } from '#machines/journey.ts';
import { kitMachine } from '#machines/kit.ts';
import { visitMachine } from '#machines/visit.ts';
import { adminSiteMachine } from '#scripts/admin-site/machine.ts';

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
