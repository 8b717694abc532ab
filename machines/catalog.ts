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
import { availabilityDescriptions } from './availability/descriptions.ts';
import { availabilityMachine } from './availability/machine.ts';
import { counselingDescriptions } from './counseling/descriptions.ts';
import { counselingMachine } from './counseling/machine.ts';
import { draftDescriptions } from './draft/descriptions.ts';
import { draftMachine } from './draft/machine.ts';
import { draftsDescriptions } from './drafts/descriptions.ts';
import { draftsMachine } from './drafts/machine.ts';
import { impersonationDescriptions } from './impersonation/descriptions.ts';
import { impersonationMachine } from './impersonation/machine.ts';
import { journeyDescriptions } from './journey/descriptions.ts';
import { journeyMachine } from './journey/machine.ts';
import { kitMachine } from './kit/machine.ts';
import { medicalHistoryDescriptions } from './medical-history/descriptions.ts';
import { medicalHistoryMachine } from './medical-history/machine.ts';
import { orderDescriptions } from './order/descriptions.ts';
import { orderMachine } from './order/machine.ts';
import { releaseDescriptions } from './release/descriptions.ts';
import { releaseMachine } from './release/machine.ts';
import { surveyDescriptions } from './survey/descriptions.ts';
import { surveyMachine } from './survey/machine.ts';
import { visitDescriptions } from './visit/descriptions.ts';
import { visitMachine } from './visit/machine.ts';
import { writingDescriptions } from './writing/descriptions.ts';
import { writingMachine } from './writing/machine.ts';

type Described = {
  machine: AnyStateMachine;
  /** What its actors, guards and delays are for, where it has any. */
  descriptions: Readonly<Partial<Record<'actors' | 'guards' | 'delays', Readonly<Record<string, string>>>>>;
};

/** Every machine with its words, for those who draw, walk or check them. No page loads this. */
export const machines: readonly Described[] = [
  { machine: authMachine, descriptions: authDescriptions },
  { machine: journeyMachine, descriptions: journeyDescriptions },
  { machine: draftsMachine, descriptions: draftsDescriptions },
  { machine: draftMachine, descriptions: draftDescriptions },
  { machine: impersonationMachine, descriptions: impersonationDescriptions },
  { machine: actionLinkMachine, descriptions: actionLinkDescriptions },
  { machine: emailVerificationMachine, descriptions: emailVerificationDescriptions },
  { machine: entranceMachine, descriptions: entranceDescriptions },
  { machine: forgottenPasswordMachine, descriptions: forgottenPasswordDescriptions },
  { machine: changeEmailMachine, descriptions: changeEmailDescriptions },
  { machine: changePasswordMachine, descriptions: changePasswordDescriptions },
  { machine: closeAccountMachine, descriptions: closeAccountDescriptions },
  { machine: surveyMachine, descriptions: surveyDescriptions },
  { machine: medicalHistoryMachine, descriptions: medicalHistoryDescriptions },
  { machine: releaseMachine, descriptions: releaseDescriptions },
  { machine: orderMachine, descriptions: orderDescriptions },
  { machine: counselingMachine, descriptions: counselingDescriptions },
  { machine: kitMachine, descriptions: {} },
  { machine: visitMachine, descriptions: visitDescriptions },
  { machine: availabilityMachine, descriptions: availabilityDescriptions },
  { machine: writingMachine, descriptions: writingDescriptions },
  { machine: adminSiteMachine, descriptions: adminSiteDescriptions },
];
