import type { Handlers, Prepares } from './operation.ts';
import { deletePatient, deleteUser } from './operations/close-account.ts';
import { addCarePlan, listCarePlans } from './operations/care-plans.ts';
import { findCorporate } from './operations/corporate.ts';
import {
  createCorporate,
  deleteCorporate,
  getCorporate,
  listCorporate,
  updateCorporate,
} from './operations/corporate-customers.ts';
import { listCorporatePatients } from './operations/corporate-patients.ts';
import { downloadFhir, downloadRecord } from './operations/download.ts';
import { getDocument, listDocuments } from './operations/documents.ts';
import { getDraftKey } from './operations/draft-key.ts';
import { getDraft, putDraft } from './operations/drafts.ts';
import { getFamgenix } from './operations/get-famgenix.ts';
import { isEligible, listEligibilityHistory } from './operations/eligibility.ts';
import { getVisitCalendar } from './operations/get-visit-calendar.ts';
import { listKits, orderKit, updateKit } from './operations/kits.ts';
import { listImpersonations } from './operations/impersonations.ts';
import { listPatients } from './operations/list-patients.ts';
import { createPatient } from './operations/create-patient.ts';
import { getJourney, getPatient } from './operations/patients.ts';
import { getAnswers, getQuestions, saveAnswers } from './operations/questionnaires.ts';
import { createRosterEntries, deleteRosterEntry, listRosterEntries, updateRosterEntry } from './operations/roster.ts';
import { createRoiForm, deleteRoiForm, getRoiForm, listRoiForms, updateRoiForm } from './operations/roi-forms.ts';
import { createSharingDecision, listSharingDecisions } from './operations/sharing-decisions.ts';
import { scheduleVisit } from './operations/schedule-visit.ts';
import { listSlots } from './operations/slots.ts';
import { listStates } from './operations/states.ts';
import { updatePatient } from './operations/update-patient.ts';
import { updateUserClaims } from './operations/update-user-claims.ts';
import { updateUser } from './operations/update-user.ts';
import { updateVisit } from './operations/update-visit.ts';
import { askForEmail, listUserEmails, updateUserEmail } from './operations/record-emails.ts';
import { createUserPhone, deleteUserPhone, listUserPhones, updateUserPhone } from './operations/user-phones.ts';
import { createUser, freeEmail, getUser, getUserRoles, renewClaims } from './operations/users.ts';
import { verifyPatientInfo } from './operations/verify-patient-info.ts';
import { getVisitSummary, putVisitSummary } from './operations/visit-summaries.ts';
import { listVisits } from './operations/visits.ts';
import type { Replays } from './run.ts';

/** What serves each operation of the contract. Leaving one out does not compile. */
export const handlers: Handlers = {
  getFamgenix,
  ...{ createUser, getUser, updateUser, getUserRoles },
  ...{ updateUserClaims, listImpersonations, listPatients },
  ...{ deleteUser, listUserEmails, updateUserEmail },
  ...{ createUserPhone, listUserPhones, updateUserPhone, deleteUserPhone },
  ...{ verifyPatientInfo, isEligible, listEligibilityHistory },
  ...{ createRosterEntries, listRosterEntries, updateRosterEntry, deleteRosterEntry },
  ...{
    createCorporate,
    listCorporate,
    getCorporate,
    updateCorporate,
    deleteCorporate,
    listCorporatePatients,
    findCorporate,
  },
  ...{ createPatient, updatePatient, deletePatient, downloadRecord, downloadFhir },
  ...{ getPatient, getJourney, listCarePlans, getDraft, putDraft, getDraftKey },
  ...{ getQuestions, getAnswers, saveAnswers },
  ...{ createRoiForm, listRoiForms, getRoiForm, updateRoiForm, deleteRoiForm },
  ...{ createSharingDecision, listSharingDecisions },
  ...{ orderKit, listKits, updateKit },
  ...{ listSlots, scheduleVisit, listVisits, updateVisit, getVisitCalendar },
  ...{ getVisitSummary, putVisitSummary, addCarePlan },
  ...{ listDocuments, getDocument },
  listStates,
};

/** What writes ask the identity provider before their transaction begins. */
export const prepares: Prepares = { createUser: freeEmail, updateUserEmail: askForEmail };

/** What is done again when the first answer is given again. */
export const replays: Replays = { createUser: renewClaims };
