import type { KitStatus } from '#domain/kit-status.ts';
import { member, type MemberPerson } from '../people.ts';

/** What becomes of the visit that somebody has: on the full day, some days later, or behind them. */
export type VisitFate = 'on-the-day' | 'moved-to-the-day' | 'ahead' | 'canceled' | 'talked' | 'missed';

/** Somebody whom a specialist sees, so that their pages hold a day of work. */
export type CaseloadPerson = MemberPerson & {
  /** Which of the specialists, in their order. */
  counselor: 0 | 1;
  fate: VisitFate;
  topic: string;
  /** The last status that their kit has got. */
  kit: KitStatus;
  byPhone?: boolean;
  hasRevoked?: boolean;
};

type More = Partial<Omit<CaseloadPerson, keyof MemberPerson> & Pick<MemberPerson, 'readsIn' | 'knowsNoRelatives'>>;

/** Invented like all of the demo. Their accounts work, and are not among those that are printed: caseload31@novi.example … */
export const caseload: readonly CaseloadPerson[] = [
  someone(31, 'Olivia Bennett', '1983-03-14', 'What my results mean for my family', { kit: 'COMPLETED' }),
  someone(32, 'Marisol Fuentes Cárdenas', '1979-07-22', 'Mis resultados y mis hijas', {
    ...{ kit: 'COMPLETED', readsIn: 'es' },
  }),
  someone(33, 'Wilhelmina Featherstonehaugh-Oyelaran de la Fontaine', '1966-11-02', 'My mother and her sisters', {
    kit: 'ANALYZING',
  }),
  someone(34, 'Jamal Whitaker', '1990-01-30', '', { kit: 'AWAITING SAMPLE' }),
  someone(35, 'Priya Natarajan', '1987-05-09', 'Whether to have the test at all', { kit: 'CANCELED' }),
  someone(36, 'Eun-ji Park', '1994-09-17', 'I was adopted and know nothing of my family', {
    ...{ kit: 'COMPLETED', knowsNoRelatives: true },
  }),
  someone(37, 'Walter Lindgren', '1951-12-28', 'Please speak slowly, I hear badly', {
    kit: 'COMPLETED',
    byPhone: true,
  }),
  someone(38, 'Naomi Adler', '1972-04-04', 'My daughter wants to know, too', { kit: 'COMPLETED', hasRevoked: true }),
  someone(39, 'Deshawn Carter', '1985-08-19', 'Results', { kit: 'COMPLETED', fate: 'moved-to-the-day' }),
  someone(40, 'Fatima al-Rashid', '1992-02-06', 'Planning a family', { kit: 'ANALYZING', byPhone: true }),
  someone(41, 'Lucía Ortega Villanueva', '1969-06-25', 'El cáncer de mi hermana', {
    ...{ kit: 'AWAITING SAMPLE', readsIn: 'es', knowsNoRelatives: true },
  }),
  someone(42, 'Bo Li', '1998-10-11', '', { kit: 'COMPLETED' }),
  someone(43, 'Hannah Kessler', '1980-03-03', 'What comes next', { kit: 'COMPLETED', fate: 'ahead' }),
  someone(44, 'Anders Holm', '1963-09-21', 'My brother’s result', { kit: 'ANALYZING', fate: 'ahead' }),
  someone(45, 'Chidi Eze', '1988-12-15', 'Colon cancer in my family', { kit: 'AWAITING SAMPLE', fate: 'ahead' }),
  someone(46, 'Rosa Delgado', '1977-01-08', 'Results', { kit: 'COMPLETED', fate: 'canceled' }),
  someone(47, 'Margaret O’Neill', '1958-05-27', 'What my results mean', { kit: 'COMPLETED', fate: 'talked' }),
  someone(48, 'Tobias Grant', '1984-07-13', 'Results', { kit: 'COMPLETED', fate: 'talked' }),
  someone(49, 'Yuki Tanaka', '1991-11-29', 'My aunt’s gene change', { kit: 'COMPLETED', fate: 'talked' }),
  someone(50, 'Elena Popescu', '1975-02-18', 'Results', { kit: 'COMPLETED', fate: 'missed' }),
  someone(51, 'Samuel Osei', '1986-04-23', 'Results', { kit: 'COMPLETED', counselor: 1 }),
  someone(52, 'Ingrid Vasquez', '1970-08-31', '', { kit: 'ANALYZING', counselor: 1, byPhone: true }),
  someone(53, 'Amara Diallo', '1995-06-12', 'Planning a family', { kit: 'AWAITING SAMPLE', counselor: 1 }),
  someone(54, 'Peter Novak', '1968-10-05', 'Results', { kit: 'COMPLETED', counselor: 1, fate: 'talked' }),
];

/** The first name is the first word. */
function someone(number: number, name: string, dateOfBirth: string, topic: string, more: More): CaseloadPerson {
  const [first = '', ...rest] = name.split(' ');
  const men = ['Jamal', 'Walter', 'Deshawn', 'Bo', 'Anders', 'Chidi', 'Tobias', 'Samuel', 'Peter'];
  return {
    ...member(number, 'complete', first, rest.join(' '), dateOfBirth, '60614', men.includes(first) ? 'male' : 'female'),
    ...{ email: `caseload${String(number)}@novi.example`, what: 'somebody whom a specialist sees' },
    ...{ counselor: 0, fate: 'on-the-day', topic, kit: 'COMPLETED' },
    ...more,
  };
}
