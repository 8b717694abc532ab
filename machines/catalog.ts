import type { AnyStateMachine } from 'xstate';
import { actionLinkMachine } from './account/action-link.ts';
import { changeEmailMachine } from './account/change-email.ts';
import { changePasswordMachine } from './account/change-password.ts';
import { closeAccountMachine } from './account/close-account.ts';
import {
  actionLinkDescriptions,
  changeEmailDescriptions,
  changePasswordDescriptions,
  closeAccountDescriptions,
  emailVerificationDescriptions,
  entranceDescriptions,
  forgottenPasswordDescriptions,
} from './account/descriptions.ts';
import { emailVerificationMachine } from './account/email-verification.ts';
import { entranceMachine } from './account/entrance.ts';
import { forgottenPasswordMachine } from './account/forgotten-password.ts';
import { adminSiteDescriptions } from './admin-site/descriptions.ts';
import { adminSiteMachine } from './admin-site/machine.ts';
import { authDescriptions } from './auth/descriptions.ts';
import { authMachine } from './auth/machine.ts';
import { draftDescriptions } from './draft/descriptions.ts';
import { draftMachine } from './draft/machine.ts';
import { impersonationDescriptions } from './impersonation/descriptions.ts';
import { impersonationMachine } from './impersonation/machine.ts';
import { journeyDescriptions } from './journey/descriptions.ts';
import { journeyMachine } from './journey/machine.ts';
import { kitMachine } from './kit/machine.ts';
import { visitDescriptions } from './visit/descriptions.ts';
import { visitMachine } from './visit/machine.ts';

type Described = {
  machine: AnyStateMachine;
  /** What its actors, guards and delays are for, where it has any. */
  descriptions: Readonly<Partial<Record<'actors' | 'guards' | 'delays', Readonly<Record<string, string>>>>>;
};

/** Every machine with its words, for those who draw, walk or check them. No page loads this. */
export const machines: readonly Described[] = [
  { machine: authMachine, descriptions: authDescriptions },
  { machine: journeyMachine, descriptions: journeyDescriptions },
  { machine: draftMachine, descriptions: draftDescriptions },
  { machine: impersonationMachine, descriptions: impersonationDescriptions },
  { machine: actionLinkMachine, descriptions: actionLinkDescriptions },
  { machine: emailVerificationMachine, descriptions: emailVerificationDescriptions },
  { machine: entranceMachine, descriptions: entranceDescriptions },
  { machine: forgottenPasswordMachine, descriptions: forgottenPasswordDescriptions },
  { machine: changeEmailMachine, descriptions: changeEmailDescriptions },
  { machine: changePasswordMachine, descriptions: changePasswordDescriptions },
  { machine: closeAccountMachine, descriptions: closeAccountDescriptions },
  { machine: kitMachine, descriptions: {} },
  { machine: visitMachine, descriptions: visitDescriptions },
  { machine: adminSiteMachine, descriptions: adminSiteDescriptions },
];
