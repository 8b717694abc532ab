import type { Authority } from '../domain/roles.ts';
import type { OperationId } from './operation.ts';
import type { Owner } from './owners.ts';

/**
 * Whose records a role may touch with an operation: only their own, those of the patients assigned to them, or anybody's.
 * A record outside of that answers 404, as if it were not there.
 */
export type Reach = 'own' | 'assigned' | 'any';

export type Access =
  /** No token needed. */
  | { who: 'public' }
  /** Any valid token, also one without a record in Novi yet. Nothing but the identity's own record is touched. */
  | { who: 'identity' }
  /** These roles; `owner` says where the request names whose record it is about. */
  | { who: Partial<Record<Authority, Reach>>; owner: Owner };

const careTeam = { member: 'own', specialist: 'assigned' } as const;
const memberOnly = { member: 'own' } as const;

/** Who may call what, and about whom. A missing operation does not compile, and one not in the contract stops the start. */
export const access = {
  createUser: { who: 'identity' },
  getUser: { who: { member: 'own', specialist: 'own', nurse: 'own', admin: 'any' }, owner: 'userId' },
  updateUser: { who: { member: 'own', specialist: 'own', nurse: 'own', admin: 'own' }, owner: 'userId' },
  getUserRoles: { who: 'identity' },

  verifyPatientInfo: { who: memberOnly, owner: 'patientInBody' },
  isEligible: { who: careTeam, owner: 'patientInQuery' },

  getPatient: { who: careTeam, owner: 'patientId' },
  getJourney: { who: careTeam, owner: 'patientId' },
  getDraft: { who: memberOnly, owner: 'patientId' },
  putDraft: { who: memberOnly, owner: 'patientId' },
  getAnswers: { who: careTeam, owner: 'patientId' },
  listCarePlans: { who: careTeam, owner: 'patientId' },

  saveAnswers: { who: memberOnly, owner: 'patientInBody' },
  getQuestions: { who: { member: 'any', specialist: 'any' }, owner: 'nobody' },

  createRoiForm: { who: memberOnly, owner: 'patientInBody' },
  listRoiForms: { who: careTeam, owner: 'patientInQuery' },
  getRoiForm: { who: careTeam, owner: 'patientOfRoiForm' },
  updateRoiForm: { who: careTeam, owner: 'patientOfRoiForm' },

  orderKit: { who: memberOnly, owner: 'patientInBody' },
  listKits: { who: { ...careTeam, nurse: 'any', admin: 'any' }, owner: 'patientId' },
  updateKit: { who: { nurse: 'any', admin: 'any' }, owner: 'patientId' },

  listSlots: { who: { member: 'any', specialist: 'any' }, owner: 'nobody' },
  scheduleVisit: { who: memberOnly, owner: 'patientId' },
  listVisits: { who: careTeam, owner: 'patientId' },
  updateVisit: { who: careTeam, owner: 'patientOfVisit' },

  listStates: { who: 'public' },
} as const satisfies Record<OperationId, Access>;
