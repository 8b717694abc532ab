import type { AnyDriver } from './any.ts';
import { actionLinkDriver } from './drivers/action-link.ts';
import { adminSiteDriver } from './drivers/admin-site.ts';
import { availabilityDriver } from './drivers/availability.ts';
import { changeEmailDriver } from './drivers/change-email.ts';
import { changePasswordDriver } from './drivers/change-password.ts';
import { closeAccountDriver } from './drivers/close-account.ts';
import { counselingDriver } from './drivers/counseling.ts';
import { emailVerificationDriver } from './drivers/email-verification.ts';
import { entranceDriver } from './drivers/entrance.ts';
import { forgottenPasswordDriver } from './drivers/forgotten-password.ts';
import { impersonationDriver } from './drivers/impersonation.ts';
import { journeyDriver } from './drivers/journey/journey.ts';
import { medicalHistoryDriver } from './drivers/medical-history.ts';
import { orderDriver } from './drivers/order.ts';
import { releaseDriver } from './drivers/release.ts';
import { surveyDriver } from './drivers/survey/survey.ts';
import { writingDriver } from './drivers/writing/writing.ts';

/** Every machine with a screen, and how it is played. */
export const drivers = [
  actionLinkDriver,
  adminSiteDriver,
  availabilityDriver,
  changeEmailDriver,
  changePasswordDriver,
  closeAccountDriver,
  counselingDriver,
  emailVerificationDriver,
  entranceDriver,
  forgottenPasswordDriver,
  impersonationDriver,
  journeyDriver,
  medicalHistoryDriver,
  orderDriver,
  releaseDriver,
  surveyDriver,
  writingDriver,
] as unknown as readonly AnyDriver[];
