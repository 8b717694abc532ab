import { listAuditEvents } from './areas/audit/audit-events.ts';
import { deletePatient, deleteUser } from './areas/closing/close-account.ts';
import {
  createCorporate,
  deleteCorporate,
  findCorporate,
  getCorporate,
  listCorporate,
  updateCorporate,
} from './areas/corporate/customers.ts';
import { importRoster } from './areas/corporate/import-roster.ts';
import { listCorporatePatients } from './areas/corporate/patients.ts';
import {
  createRosterEntries,
  deleteRosterEntry,
  listRosterEntries,
  updateRosterEntry,
} from './areas/corporate/roster.ts';
import { getDocument, listDocuments } from './areas/documents/documents.ts';
import { getDraft, getDraftKey, putDraft } from './areas/drafts/drafts.ts';
import { isEligible, listEligibilityHistory, listStates } from './areas/eligibility/eligibility.ts';
import { verifyPatientInfo } from './areas/eligibility/verify-patient-info.ts';
import { getFamgenix } from './areas/family-history/get-famgenix.ts';
import { listImpersonations } from './areas/impersonation/impersonations.ts';
import { updateUserClaims } from './areas/impersonation/update-user-claims.ts';
import { getJourney } from './areas/journey/evidence.ts';
import { listKits, orderKit, updateKit } from './areas/kits/kits.ts';
import { listKitsByStatus } from './areas/kits/kits-by-status.ts';
import { getMessagePreferences, updateMessagePreferences } from './areas/messages/preferences.ts';
import { listPatients } from './areas/patients/list-patients.ts';
import { countMembersByStep } from './areas/patients/members-by-step.ts';
import { createPatient, getPatient } from './areas/patients/patients.ts';
import { updatePatient } from './areas/patients/update-patient.ts';
import { updatePronouns } from './areas/patients/update-pronouns.ts';
import { getAnswers, getQuestions, saveAnswers } from './areas/questionnaires/questionnaires.ts';
import { downloadFhir, downloadRecord } from './areas/record-export/download.ts';
import { createRoiForm, deleteRoiForm, getRoiForm, listRoiForms, updateRoiForm } from './areas/releases/roi-forms.ts';
import { createSharingDecision, listSharingDecisions } from './areas/releases/sharing-decisions.ts';
import { deleteUserSessions } from './areas/users/sessions.ts';
import { listStaff } from './areas/users/staff.ts';
import { updateUser } from './areas/users/update-user.ts';
import { askForEmail, listUserEmails, updateUserEmail } from './areas/users/user-emails.ts';
import { createUserPhone, deleteUserPhone, listUserPhones, updateUserPhone } from './areas/users/user-phones.ts';
import { createUser, freeEmail, getUser, getUserRoles, renewClaims } from './areas/users/users.ts';
import { getAvailability, putAvailability } from './areas/visits/availability/availability.ts';
import {
  getAppointmentsRevision,
  listPastAppointments,
  listUpcomingAppointments,
} from './areas/visits/appointments/appointments.ts';
import { addCarePlan, listCarePlans, updatePlanItem } from './areas/visits/care-plans.ts';
import { scheduleVisit } from './areas/visits/schedule-visit.ts';
import { listSlots } from './areas/visits/slots.ts';
import { updateVisit } from './areas/visits/update-visit.ts';
import { getVisitCalendar } from './areas/visits/visit-calendar.ts';
import { getVisitSummary, putVisitSummary } from './areas/visits/visit-summaries.ts';
import { listVisitEvents } from './areas/visits/visit-events.ts';
import { listVisits } from './areas/visits/visits.ts';
import { getWritingDraft, putWritingDraft } from './areas/visits/writing-drafts.ts';
import {
  createWritingTemplate,
  deleteWritingTemplate,
  listWritingTemplates,
  updateWritingTemplate,
} from './areas/visits/writing-templates.ts';
import type { Handlers, Prepares } from './contract/operation.ts';
import type { Replays } from './contract/run.ts';

/** What serves each operation of the contract. Leaving one out does not compile. */
export const handlers: Handlers = {
  getFamgenix,
  ...{ createUser, getUser, updateUser, getUserRoles },
  ...{ updateUserClaims, listImpersonations, listPatients },
  ...{ deleteUser, listUserEmails, updateUserEmail },
  ...{ getMessagePreferences, updateMessagePreferences },
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
  ...{ createPatient, updatePatient, updatePronouns, deletePatient, downloadRecord, downloadFhir },
  ...{ getPatient, getJourney, listCarePlans, getDraft, putDraft, getDraftKey },
  ...{ getQuestions, getAnswers, saveAnswers },
  ...{ createRoiForm, listRoiForms, getRoiForm, updateRoiForm, deleteRoiForm },
  ...{ createSharingDecision, listSharingDecisions },
  ...{ orderKit, listKits, updateKit },
  ...{ getAvailability, putAvailability },
  ...{ listUpcomingAppointments, listPastAppointments, getAppointmentsRevision, listVisitEvents },
  ...{ listSlots, scheduleVisit, listVisits, updateVisit, getVisitCalendar },
  ...{ getVisitSummary, putVisitSummary, addCarePlan, updatePlanItem },
  ...{ getWritingDraft, putWritingDraft },
  ...{ listWritingTemplates, createWritingTemplate, updateWritingTemplate, deleteWritingTemplate },
  ...{ listDocuments, getDocument },
  ...{ listStaff, deleteUserSessions, countMembersByStep, listKitsByStatus, importRoster, listAuditEvents },
  listStates,
};

/** What writes ask the identity provider before their transaction begins. */
export const prepares: Prepares = { createUser: freeEmail, updateUserEmail: askForEmail };

/** What is done again when the first answer is given again. */
export const replays: Replays = { createUser: renewClaims };
