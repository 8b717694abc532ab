import type { Authority } from '#domain/roles.ts';
import type { OperationId } from './operation-id.ts';
import type { Owner } from './owners.ts';

/**
 * Whose records a role may touch with an operation: only their own, those of the patients assigned to them
 * (server/contract/authorize.ts), or anybody's. A record outside of that answers 404, as if it were not there.
 */
export type Reach = 'own' | 'assigned' | 'any';

/**
 * Whether an admin who impersonates the person may do it, too. Not what only the person can do, in law or to their account: sign
 * or revoke a release, decide to share with nobody, consent to the test, agree to the terms.
 */
export type ImpersonationRule = 'allowed' | 'in-person';

export type Access = { impersonation: ImpersonationRule } & (
  | /** No token needed. */ { who: 'public' }
  /** Any valid token, also one without a record in Novi yet. Nothing but the identity's own record is touched. */
  | { who: 'identity' }
  /** These roles; `owner` says where the request names whose record it is about. */
  | { who: Partial<Record<Authority, Reach>>; owner: Owner }
);

const careTeam = { member: 'own', specialist: 'assigned' } as const;
/** Admins read what they may change of a patient's record, and leave an audit row each time. */
const careTeamAndAdmin = { ...careTeam, admin: 'any' } as const;
const memberOnly = { member: 'own' } as const;
const specialistOnly = { specialist: 'assigned' } as const;
const adminOnly = { admin: 'any' } as const;

/**
 * Who may call what, about whom, and whether an impersonating admin may. A missing operation or a missing word does not compile,
 * and stops the start.
 */
export const access = {
  createUser: { impersonation: 'in-person', who: 'identity' },
  getUser: {
    impersonation: 'allowed',
    who: { member: 'own', specialist: 'own', nurse: 'own', admin: 'any' },
    owner: 'userId',
  },
  // Not the staff: members read their names as those who acted for them, so only an operator changes one.
  updateUser: { impersonation: 'allowed', who: memberOnly, owner: 'userId' },
  // Not the staff's, nor by an admin: a member ends what is theirs, in person; an operator takes away what is the staff's.
  deleteUser: { impersonation: 'in-person', who: memberOnly, owner: 'userId' },
  getUserRoles: { impersonation: 'allowed', who: 'identity' },
  // By the record of the token's account, not by claims: at the end of impersonation these are the member's.
  updateUserClaims: { impersonation: 'allowed', who: 'identity' },
  listImpersonations: { impersonation: 'allowed', who: careTeamAndAdmin, owner: 'userId' },

  // Not the person's own: they sign out where they are, and a new password ends all the rest.
  deleteUserSessions: { impersonation: 'allowed', who: adminOnly, owner: 'userId' },
  listStaff: { impersonation: 'allowed', who: adminOnly, owner: 'many' },

  listUserEmails: { impersonation: 'allowed', who: careTeam, owner: 'userInQuery' },
  updateUserEmail: { impersonation: 'in-person', who: memberOnly, owner: 'userOfEmail' },
  createUserPhone: { impersonation: 'allowed', who: memberOnly, owner: 'userId' },
  listUserPhones: { impersonation: 'allowed', who: careTeam, owner: 'userInQuery' },
  updateUserPhone: { impersonation: 'allowed', who: memberOnly, owner: 'userOfPhone' },
  deleteUserPhone: { impersonation: 'allowed', who: memberOnly, owner: 'userOfPhone' },

  getMessagePreferences: { impersonation: 'allowed', who: { member: 'own', specialist: 'own' }, owner: 'userId' },
  updateMessagePreferences: { impersonation: 'allowed', who: { member: 'own', specialist: 'own' }, owner: 'userId' },

  createRosterEntries: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  listRosterEntries: { impersonation: 'allowed', who: adminOnly, owner: 'many' },
  updateRosterEntry: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  deleteRosterEntry: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  verifyPatientInfo: { impersonation: 'allowed', who: memberOnly, owner: 'patientInBody' },
  isEligible: { impersonation: 'allowed', who: careTeamAndAdmin, owner: 'patientInQuery' },

  listPatients: { impersonation: 'allowed', who: { specialist: 'assigned', admin: 'any' }, owner: 'many' },
  countMembersByStep: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  getPatient: { impersonation: 'allowed', who: careTeamAndAdmin, owner: 'patientId' },
  createPatient: { impersonation: 'allowed', who: memberOnly, owner: 'userInBody' },
  updatePatient: { impersonation: 'allowed', who: { specialist: 'assigned', admin: 'any' }, owner: 'patientId' },
  updatePronouns: { impersonation: 'allowed', who: memberOnly, owner: 'patientId' },
  deletePatient: { impersonation: 'in-person', who: memberOnly, owner: 'patientId' },
  listEligibilityHistory: { impersonation: 'allowed', who: careTeamAndAdmin, owner: 'patientId' },
  // All of a life in one file: nobody but the person carries that away.
  downloadRecord: { impersonation: 'in-person', who: memberOnly, owner: 'patientId' },
  downloadFhir: { impersonation: 'in-person', who: memberOnly, owner: 'patientId' },
  getJourney: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },
  getDraft: { impersonation: 'allowed', who: memberOnly, owner: 'patientId' },
  putDraft: { impersonation: 'allowed', who: memberOnly, owner: 'patientId' },
  // What lies encrypted on a member's own devices is theirs to open: an admin who acts neither leaves nor opens any.
  getDraftKey: { impersonation: 'in-person', who: memberOnly, owner: 'patientId' },
  getAnswers: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },
  listDocuments: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },
  getDocument: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },
  getFamgenix: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },
  listCarePlans: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },
  updatePlanItem: { impersonation: 'allowed', who: careTeam, owner: 'patientOfCarePlan' },
  addCarePlan: { impersonation: 'in-person', who: specialistOnly, owner: 'patientId' },

  saveAnswers: { impersonation: 'allowed', who: memberOnly, owner: 'patientInBody' },
  // With them comes what the caller has said in their survey.
  getQuestions: { impersonation: 'allowed', who: { member: 'own', specialist: 'own' }, owner: 'caller' },

  createRoiForm: { impersonation: 'in-person', who: memberOnly, owner: 'patientInBody' },
  listRoiForms: { impersonation: 'allowed', who: careTeam, owner: 'patientInQuery' },
  getRoiForm: { impersonation: 'allowed', who: careTeam, owner: 'patientOfRoiForm' },
  updateRoiForm: { impersonation: 'in-person', who: careTeam, owner: 'patientOfRoiForm' },
  deleteRoiForm: { impersonation: 'in-person', who: memberOnly, owner: 'patientOfRoiForm' },

  // The other answer to the question that a release answers, and as much the person's own.
  createSharingDecision: { impersonation: 'in-person', who: memberOnly, owner: 'patientId' },
  listSharingDecisions: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },

  orderKit: { impersonation: 'in-person', who: memberOnly, owner: 'patientInBody' },
  listKits: { impersonation: 'allowed', who: { ...careTeamAndAdmin, nurse: 'any' }, owner: 'patientId' },
  listKitsByStatus: { impersonation: 'allowed', who: { nurse: 'any', admin: 'any' }, owner: 'many' },
  updateKit: { impersonation: 'allowed', who: { nurse: 'any', admin: 'any' }, owner: 'patientId' },

  listUpcomingAppointments: { impersonation: 'allowed', who: specialistOnly, owner: 'many' },
  listPastAppointments: { impersonation: 'allowed', who: specialistOnly, owner: 'many' },
  // Tells of nobody, only that something has changed: asked every few seconds, it must leave no audit row each time.
  getAppointmentsRevision: { impersonation: 'allowed', who: { specialist: 'own' }, owner: 'caller' },
  getAvailability: { impersonation: 'allowed', who: { specialist: 'own', admin: 'any' }, owner: 'specialistId' },
  putAvailability: { impersonation: 'allowed', who: { specialist: 'own' }, owner: 'specialistId' },
  listSlots: { impersonation: 'allowed', who: { member: 'any', specialist: 'any' }, owner: 'nobody' },
  scheduleVisit: { impersonation: 'allowed', who: memberOnly, owner: 'patientId' },
  listVisits: { impersonation: 'allowed', who: careTeam, owner: 'patientId' },
  updateVisit: { impersonation: 'allowed', who: careTeam, owner: 'patientOfVisit' },
  listVisitEvents: { impersonation: 'allowed', who: careTeam, owner: 'patientOfVisit' },
  getVisitCalendar: { impersonation: 'allowed', who: careTeam, owner: 'patientOfVisit' },
  getVisitSummary: { impersonation: 'allowed', who: careTeam, owner: 'patientOfVisit' },
  getWritingDraft: { impersonation: 'allowed', who: specialistOnly, owner: 'patientOfVisit' },
  putWritingDraft: { impersonation: 'allowed', who: specialistOnly, owner: 'patientOfVisit' },
  listWritingTemplates: { impersonation: 'allowed', who: { specialist: 'own' }, owner: 'specialistId' },
  createWritingTemplate: { impersonation: 'allowed', who: { specialist: 'own' }, owner: 'specialistId' },
  updateWritingTemplate: { impersonation: 'allowed', who: { specialist: 'own' }, owner: 'specialistOfTemplate' },
  deleteWritingTemplate: { impersonation: 'allowed', who: { specialist: 'own' }, owner: 'specialistOfTemplate' },
  putVisitSummary: { impersonation: 'in-person', who: specialistOnly, owner: 'patientOfVisit' },

  createCorporate: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  listCorporate: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  getCorporate: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  updateCorporate: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  deleteCorporate: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  importRoster: { impersonation: 'allowed', who: adminOnly, owner: 'nobody' },
  listCorporatePatients: { impersonation: 'allowed', who: adminOnly, owner: 'many' },

  listAuditEvents: { impersonation: 'allowed', who: adminOnly, owner: 'many' },

  findCorporate: { impersonation: 'allowed', who: 'public' },
  listStates: { impersonation: 'allowed', who: 'public' },
} as const satisfies Record<OperationId, Access>;

/**
 * What keeps a server from starting with this table: operations that the contract does not have, and those that do not
 * say whether an impersonating admin may do them. The compiler says so first; this is for tables that got past it.
 */
export function problemsOfAccess(
  table: Readonly<Record<string, { impersonation?: unknown }>>,
  served: ReadonlySet<string>,
): string[] {
  const unknown = Object.keys(table).filter((id) => !served.has(id));
  const silent = Object.keys(table).filter(
    (id) => !['allowed', 'in-person'].includes(String(table[id]?.impersonation)),
  );
  return [
    ...(unknown.length > 0
      ? [`server/contract/access.ts has operations that are not in the contract: ${unknown.join(', ')}.`]
      : []),
    ...(silent.length > 0
      ? [
          `server/contract/access.ts does not say whether an impersonating admin may do these (impersonation): ${silent.join(', ')}.`,
        ]
      : []),
  ];
}
