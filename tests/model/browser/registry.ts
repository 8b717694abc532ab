import type { AnyDriver } from './any.ts';
import { actionLinkDriver } from './drivers/action-link.ts';
import { adminSiteDriver } from './drivers/admin-site.ts';
import { authDriver } from './drivers/auth/auth.ts';
import { availabilityDriver } from './drivers/availability.ts';
import { changeEmailDriver } from './drivers/change-email.ts';
import { changePasswordDriver } from './drivers/change-password.ts';
import { closeAccountDriver } from './drivers/close-account.ts';
import { counselingDriver } from './drivers/counseling.ts';
import { draftDriver } from './drivers/draft/draft.ts';
import { draftsDriver } from './drivers/drafts.ts';
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

/**
 * The machines with a screen, and how they are played. None is here of `kit` and `visit`: the server judges by them, pages only ask what
 * they allow (tests/model/server).
 */
export const drivers = [
  actionLinkDriver,
  adminSiteDriver,
  authDriver,
  availabilityDriver,
  changeEmailDriver,
  changePasswordDriver,
  closeAccountDriver,
  counselingDriver,
  draftDriver,
  draftsDriver,
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
