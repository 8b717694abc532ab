import type { Authority } from '#domain/roles.ts';
import type { OperationId } from './operation-id.ts';
import type { Owner } from './owners.ts';

/**
 * Whose records a role may touch with an operation: only their own, those of the patients assigned to them
 * (server/contract/authorize.ts), or anybody's. A record outside of that answers 404, as if it were not there.
 */
export type Reach = 'own' | 'assigned' | 'any';

/**
 * Whether an admin who acts as the person may do it, too. Not what only the person can do, in law or to their account: sign
 * or revoke a release, decide to share with nobody, consent to the test, agree to the terms.
 */
export type Acting = 'may-act' | 'in-person';

export type Access = { acting: Acting } & (
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
 * Who may call what, about whom, and whether an acting admin may. A missing operation or a missing word does not compile,
 * and stops the start.
 */
export const access = {
  createUser: { acting: 'in-person', who: 'identity' },
  getUser: {
    acting: 'may-act',
    who: { member: 'own', specialist: 'own', nurse: 'own', admin: 'any' },
    owner: 'userId',
  },
  // Not the staff: members read their names as those who acted for them, so only an operator changes one.
  updateUser: { acting: 'may-act', who: memberOnly, owner: 'userId' },
  // Not the staff's, nor by an admin: a member ends what is theirs, in person; an operator takes away what is the staff's.
  deleteUser: { acting: 'in-person', who: memberOnly, owner: 'userId' },
  getUserRoles: { acting: 'may-act', who: 'identity' },
  // By the record of the token's account, not by claims: at the end of acting these are the member's.
  updateUserClaims: { acting: 'may-act', who: 'identity' },
  listImpersonations: { acting: 'may-act', who: { member: 'own', admin: 'any' }, owner: 'userId' },

  listUserEmails: { acting: 'may-act', who: careTeam, owner: 'userInQuery' },
  updateUserEmail: { acting: 'in-person', who: memberOnly, owner: 'userOfEmail' },
  createUserPhone: { acting: 'may-act', who: memberOnly, owner: 'userId' },
  listUserPhones: { acting: 'may-act', who: careTeam, owner: 'userInQuery' },
  updateUserPhone: { acting: 'may-act', who: memberOnly, owner: 'userOfPhone' },
  deleteUserPhone: { acting: 'may-act', who: memberOnly, owner: 'userOfPhone' },

  createRosterEntries: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  listRosterEntries: { acting: 'may-act', who: adminOnly, owner: 'many' },
  updateRosterEntry: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  deleteRosterEntry: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  verifyPatientInfo: { acting: 'may-act', who: memberOnly, owner: 'patientInBody' },
  isEligible: { acting: 'may-act', who: careTeamAndAdmin, owner: 'patientInQuery' },

  listPatients: { acting: 'may-act', who: { specialist: 'assigned', admin: 'any' }, owner: 'many' },
  getPatient: { acting: 'may-act', who: careTeamAndAdmin, owner: 'patientId' },
  createPatient: { acting: 'may-act', who: memberOnly, owner: 'userInBody' },
  updatePatient: { acting: 'may-act', who: { specialist: 'assigned', admin: 'any' }, owner: 'patientId' },
  deletePatient: { acting: 'in-person', who: memberOnly, owner: 'patientId' },
  listEligibilityHistory: { acting: 'may-act', who: careTeamAndAdmin, owner: 'patientId' },
  // All of a life in one file: nobody but the person carries that away.
  downloadRecord: { acting: 'in-person', who: memberOnly, owner: 'patientId' },
  downloadFhir: { acting: 'in-person', who: memberOnly, owner: 'patientId' },
  getJourney: { acting: 'may-act', who: careTeam, owner: 'patientId' },
  getDraft: { acting: 'may-act', who: memberOnly, owner: 'patientId' },
  putDraft: { acting: 'may-act', who: memberOnly, owner: 'patientId' },
  // What lies sealed on a member's own devices is theirs to open: an admin who acts neither leaves nor opens any.
  getDraftKey: { acting: 'in-person', who: memberOnly, owner: 'patientId' },
  getAnswers: { acting: 'may-act', who: careTeam, owner: 'patientId' },
  listDocuments: { acting: 'may-act', who: careTeam, owner: 'patientId' },
  getDocument: { acting: 'may-act', who: careTeam, owner: 'patientId' },
  getFamgenix: { acting: 'may-act', who: careTeam, owner: 'patientId' },
  listCarePlans: { acting: 'may-act', who: careTeam, owner: 'patientId' },
  addCarePlan: { acting: 'in-person', who: specialistOnly, owner: 'patientId' },

  saveAnswers: { acting: 'may-act', who: memberOnly, owner: 'patientInBody' },
  // With them comes what the caller has said in their survey.
  getQuestions: { acting: 'may-act', who: { member: 'own', specialist: 'own' }, owner: 'caller' },

  createRoiForm: { acting: 'in-person', who: memberOnly, owner: 'patientInBody' },
  listRoiForms: { acting: 'may-act', who: careTeam, owner: 'patientInQuery' },
  getRoiForm: { acting: 'may-act', who: careTeam, owner: 'patientOfRoiForm' },
  updateRoiForm: { acting: 'in-person', who: careTeam, owner: 'patientOfRoiForm' },
  deleteRoiForm: { acting: 'in-person', who: memberOnly, owner: 'patientOfRoiForm' },

  // The other answer to the question that a release answers, and as much the person's own.
  createSharingDecision: { acting: 'in-person', who: memberOnly, owner: 'patientId' },
  listSharingDecisions: { acting: 'may-act', who: careTeam, owner: 'patientId' },

  orderKit: { acting: 'in-person', who: memberOnly, owner: 'patientInBody' },
  listKits: { acting: 'may-act', who: { ...careTeamAndAdmin, nurse: 'any' }, owner: 'patientId' },
  updateKit: { acting: 'may-act', who: { nurse: 'any', admin: 'any' }, owner: 'patientId' },

  listSlots: { acting: 'may-act', who: { member: 'any', specialist: 'any' }, owner: 'nobody' },
  scheduleVisit: { acting: 'may-act', who: memberOnly, owner: 'patientId' },
  listVisits: { acting: 'may-act', who: careTeam, owner: 'patientId' },
  updateVisit: { acting: 'may-act', who: careTeam, owner: 'patientOfVisit' },
  getVisitCalendar: { acting: 'may-act', who: careTeam, owner: 'patientOfVisit' },
  getVisitSummary: { acting: 'may-act', who: careTeam, owner: 'patientOfVisit' },
  putVisitSummary: { acting: 'in-person', who: specialistOnly, owner: 'patientOfVisit' },

  createCorporate: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  listCorporate: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  getCorporate: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  updateCorporate: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  deleteCorporate: { acting: 'may-act', who: adminOnly, owner: 'nobody' },
  listCorporatePatients: { acting: 'may-act', who: adminOnly, owner: 'many' },

  findCorporate: { acting: 'may-act', who: 'public' },
  listStates: { acting: 'may-act', who: 'public' },
} as const satisfies Record<OperationId, Access>;

/**
 * What keeps a server from starting with this table: operations that the contract does not have, and those that do not
 * say whether an acting admin may do them. The compiler says so first; this is for tables that got past it.
 */
export function problemsOfAccess(
  table: Readonly<Record<string, { acting?: unknown }>>,
  served: ReadonlySet<string>,
): string[] {
  const unknown = Object.keys(table).filter((id) => !served.has(id));
  const silent = Object.keys(table).filter((id) => !['may-act', 'in-person'].includes(String(table[id]?.acting)));
  return [
    ...(unknown.length > 0
      ? [`server/contract/access.ts has operations that are not in the contract: ${unknown.join(', ')}.`]
      : []),
    ...(silent.length > 0
      ? [`server/contract/access.ts does not say whether an acting admin may do these (acting): ${silent.join(', ')}.`]
      : []),
  ];
}
