import type { OperationId } from '#server/contract/operation-id.ts';
import { idOf } from '../../seed/large/statements.ts';

/** Whoever asks. The specialist is the one with the most patients. */
export type Who = 'admin' | 'specialist' | 'member' | 'nobody';

/** One way to ask an operation: who, and the path with its query. */
export type Case = { by: Who; path: string };

/** What gives more than one row, or looks for something. */
type ListId =
  | Extract<OperationId, `list${string}`>
  | 'findCorporate'
  | 'countMembersByStep'
  | 'getAppointmentsRevision';

/** Keys of the seed, which stand in paths; and the last name of somebody whom the database's sample holds: it takes that for a frequent one. */
export type Keys = Record<'admin' | 'member' | 'specialist' | 'customer' | 'visit' | 'sampledName', string>;

/** The statement that gives the keys: a member with visits, kit and answers. */
export const keysQuery = `select ${idOf('admin', '0')} as admin, ${idOf('member', '0')} as member, ${idOf('specialist', '0')} as specialist,
  ${idOf('customer', '3')} as customer, ${idOf('visit', '0')} as visit,
  (select substring((histogram_bounds::text::text[])[50] from ' ([^ ]+) [^ ]+@') from pg_stats
    where tablename = 'patient_directory' and attname = 'search') as "sampledName"`;

/** Every list and search of the contract, as it is asked in the app, and as it is asked at worst. One that is missing does not compile. */
export function casesOf({ member, customer, visit, specialist, sampledName }: Keys): Record<ListId, Case[]> {
  const ask = (by: Who, ...paths: string[]) => paths.map((path): Case => ({ by, path }));
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const month = `from=${day(1)}&to=${day(31)}&time_zone=America/Chicago`;
  const ofMember = (path: string) => ask('member', path);
  const searches = [
    'maria',
    'san',
    'santos maria',
    'mraia snatos',
    'o’',
    'x',
    'jose.28',
    '03/09/1984',
    'w1234',
    'qqqqq',
    'marai',
    'marja',
    'mariija',
    sampledName,
    'a few more words than anybody has and each of them of a letter or two or more but no name',
  ];
  const found = searches.map((words) => `/patients?search=${encodeURIComponent(words)}`);
  return {
    listPatients: [
      ...ask('admin', '/patients', ...found),
      ...ask(
        'specialist',
        ...['/patients', '/patients?sort=next-visit', '/patients?sort=last-visit', '/patients?sort=latest-change'],
        ...['/patients?summary_owed=true', '/patients?results_in=true&visit_missed=true&sort=latest-change'],
        ...found,
      ),
    ],
    listStaff: ask('admin', '/staff'),
    countMembersByStep: ask('admin', '/patients/by-step'),
    listKitsByStatus: ask('admin', '/kits', '/kits?status=COMPLETED'),
    listAuditEvents: ask(
      'admin',
      ...['/audit-events', `/audit-events?patient_id=${member}`, `/audit-events?actor_id=${specialist}`],
      ...['/audit-events?operation=updateVisit', '/audit-events?operation=deleteUser', '/audit-events?outcome=refused'],
      `/audit-events?from=${day(-100)}T00:00:00.000Z&to=${day(-99)}T00:00:00.000Z`,
    ),
    listCorporate: ask('admin', '/corporate', '/corporate?search=works%2017'),
    listCorporatePatients: ask('admin', '/corporate/patients', `/corporate/patients?corporate_id=${customer}`),
    listRosterEntries: ask(
      'admin',
      `/eligibility?corporate_id=${customer}`,
      `/eligibility?corporate_id=${customer}&search=maria`,
    ),
    findCorporate: ask('nobody', '/corporate/find?query=works-7'),
    listStates: ask('nobody', '/states/list'),
    listUpcomingAppointments: ask('specialist', '/appointments/upcoming', `/appointments/upcoming?${month}`),
    listPastAppointments: ask('specialist', '/appointments/past', '/appointments/past?owed=true'),
    getAppointmentsRevision: ask('specialist', '/appointments/revision'),
    listWritingTemplates: ask('specialist', `/specialists/${specialist}/writing-templates`),
    listSlots: [
      ...ask('member', '/dna-visit/slots', `/dna-visit/slots?${month}`, `/dna-visit/slots?specialist_id=${specialist}`),
      ...ask('specialist', '/dna-visit/slots', `/dna-visit/slots?${month}`),
    ],
    listVisits: ofMember(`/dna-visit/${member}/visits`),
    listVisitEvents: ask('specialist', `/visits/${visit}/events`),
    listKits: ofMember(`/kits/${member}`),
    listCarePlans: ofMember(`/patients/${member}/care-plans`),
    listDocuments: ofMember(`/patients/${member}/documents`),
    listRoiForms: ofMember(`/roi-forms?patient_id=${member}`),
    listSharingDecisions: ofMember(`/patients/${member}/sharing-decisions`),
    listEligibilityHistory: ofMember(`/patients/${member}/eligibility-history`),
    listImpersonations: ofMember(`/users/${member}/impersonations`),
    listUserEmails: ofMember(`/user-emails?user_id=${member}`),
    listUserPhones: ofMember(`/user-phones?user_id=${member}`),
  };
}
