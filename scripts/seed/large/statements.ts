/** What one clinic network of years looks like, in numbers. */
export const counts = {
  members: 100_000,
  specialists: 60,
  slotsEach: 5_000,
  visits: 60_000,
  auditRows: 1_000_000,
  rosterEntries: 30_000,
  customers: 20,
  kits: 30_000,
};

/** Visits of a day, 45 minutes each, and how many days ahead of today they go on. */
const [slotsADay, daysAhead] = [10, 90];
/** The first specialist meets so many, more than anybody works off. */
const busiest = 4_250;
/** So many patients have a visit; the visits beyond them are second ones. */
const visited = 50_000;

/** Names with what makes searching hard: accents, apostrophes, double names, names that are parts of others. */
const firstNames =
  `Ana Anna Maria María Mariana Marianne José Josefa Joseph Juan Jon John Jonathan Zoë Zoe Seán Sean Shawn Noor Nora Ingrid
  Ángel Angela Björn Chloé Dmitri Élise Elise Fátima François Gabriel Hannah Hana Ibrahim Jürgen Katarzyna Lucía Lucia Łukasz Mohammed Muhammad
  Niamh Olga Øyvind Priya Quentin Rosa Sofía Sophia Tomás Thomas Ursula Víctor Victor Wanda Xavier Yara Zachary`.split(
    /\s+/,
  );
const middleNames = ['', '', '', 'Luz', 'Lee', 'Aya', 'James', 'Inés'];
const beginnings =
  `San Ro Mar Mac O’ De Al Ber Cas Dom Es Fer Gar Her Iba Jim Kow Lin Mül Nú Or Pé Qui Rey Schmi Tor Ur Val Wal Xi Ya Zá Bra Chen
  Dru Fitz Gro Hol Jan Kra`.split(/\s+/);
const middles = ['', 'tos', 'ne', 'ti', 'li', 'ran', 'der', 'go', 'ma', 'ski', 'be', 'ña'];
const ends = ['', 'z', 'son', 'ez', 'berg', 'ova', 'ic', 's', 'man', 'ín', 'well', 'ara'];

const list = (words: readonly string[]) => `(ARRAY[${words.map((word) => `'${word}'`).join(', ')}])`;
const pick = (words: readonly string[], number: string) => `${list(words)}[1 + (${number}) % ${String(words.length)}]`;
const lastName = (n: string) =>
  `${pick(beginnings, `${n} * 7`)} || ${pick(middles, `${n} / 3`)} || ${pick(ends, `${n} / 11`)}
   || CASE WHEN ${n} % 9 = 0 THEN '-' || ${pick(beginnings, `${n} / 5`)} || 'a' ELSE '' END`;

/** The same key for the same thing, scattered as random ones are. */
export const idOf = (kind: string, n: string) =>
  `overlay(overlay(md5('${kind} ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;
const series = (count: number, from = 0) => `generate_series(${String(from)}, ${String(from + count - 1)}) n`;
/** A visit number's slot: the first specialist's past and future ones are nearly all taken, of the others every fifth or so. */
const slotOfVisit = `CASE WHEN n < ${String(busiest)} THEN n + ${String(counts.slotsEach - busiest)}
  ELSE ${String(counts.slotsEach)} + ((n - ${String(busiest)})::bigint * 5) END`;
const isPast = `s.ends_at < now()`;

/**
 * Fills the tables, in this order. The table `texts` has the answers of everybody. Whoever is in them can be
 * found, but nobody of them signs in.
 */
export const statements: readonly [what: string, sql: string][] = [
  [
    'specialists',
    `INSERT INTO users (id, firebase_id, first_name, last_name, role, claims_settled)
     SELECT ${idOf('specialist', 'n')}, 'large-specialist-' || n, ${pick(firstNames, 'n')}, ${lastName('n')}, 'specialist', 1
     FROM ${series(counts.specialists)}`,
  ],
  [
    'an admin',
    `INSERT INTO users (id, firebase_id, first_name, last_name, role, claims_settled) VALUES (${idOf('admin', '0')}, 'large-admin-0', 'Henry', 'Vance', 'admin', 1)`,
  ],
  [
    'licenses',
    `INSERT INTO licenses (specialist_id, state, expires_on)
     SELECT ${idOf('specialist', 'n')}, code, current_date + 700 FROM ${series(counts.specialists)}, states WHERE served`,
  ],
  [
    'members',
    `INSERT INTO users (id, firebase_id, first_name, middle_name, last_name, role, step, agreed_to_terms_at, agreed_to_privacy_at, claims_settled, created_at)
     SELECT ${idOf('member', 'n')}, 'large-' || n, ${pick(firstNames, 'n')}, ${pick(middleNames, 'n / 7')}, ${lastName('n')}, 'member',
       CASE WHEN n < ${String(visited)} THEN 'complete' ELSE ${pick(['welcome', 'eligibility', 'survey', 'medical-history'], 'n')} END::step,
       now() - interval '400 days', now() - interval '400 days', 1, now() - (n % 400) * interval '1 day'
     FROM ${series(counts.members)}`,
  ],
  [
    'patients',
    `INSERT INTO patients (id, first_name, middle_name, last_name, date_of_birth, state, zip)
     SELECT ${idOf('member', 'n')}, u.first_name, u.middle_name, u.last_name, date '1935-01-01' + (n * 37) % 25000,
       ${pick(['IL', 'WI', 'IN', 'MI', 'MN', 'IA', 'MO'], 'n')}, '60601'
     FROM ${series(counts.members)} JOIN users u ON u.id = ${idOf('member', 'n')}`,
  ],
  [
    'e-mails',
    `INSERT INTO user_emails (user_id, email_address)
     SELECT ${idOf('member', 'n')}, lower(unaccent(${pick(firstNames, 'n')})) || '.' || n || '@' || ${pick(['example.com', 'mail.example', 'home.example'], 'n')}
     FROM ${series(counts.members)}`,
  ],
  [
    'customers',
    `INSERT INTO corporate_customers (id, name, slug, code)
     SELECT ${idOf('customer', 'n')}, 'Works ' || n, 'works-' || n, 'WORKS-' || n FROM ${series(counts.customers)}`,
  ],
  [
    'rosters',
    `INSERT INTO roster_entries (id, corporate_id, first_name, last_name, date_of_birth, zip, member_number, valid_from)
     SELECT ${idOf('entry', 'n')}, ${idOf('customer', `n % ${String(counts.customers)}`)}, p.first_name, p.last_name, p.date_of_birth, p.zip,
       'W' || n, date '2024-01-01'
     FROM ${series(counts.rosterEntries)} JOIN patients p ON p.id = ${idOf('member', 'n')}`,
  ],
  [
    'eligibility checks',
    `INSERT INTO eligibility_checks (patient_id, eligible, reasons, details, corporate_id, roster_entry_id, checked_at)
     SELECT p.id, true, '[]', jsonb_build_object('first_name', p.first_name, 'middle_name', p.middle_name, 'last_name', p.last_name,
         'date_of_birth', p.date_of_birth, 'state', p.state, 'zip', p.zip),
       CASE WHEN n < ${String(counts.rosterEntries)} THEN ${idOf('customer', `n % ${String(counts.customers)}`)} END,
       CASE WHEN n < ${String(counts.rosterEntries)} THEN ${idOf('entry', 'n')} END, now() - (n % 300) * interval '1 day'
     FROM ${series(counts.members)} JOIN patients p ON p.id = ${idOf('member', 'n')}`,
  ],
  [
    'slots',
    `INSERT INTO slots (id, specialist_id, starts_at, ends_at)
     SELECT ${idOf('slot', 'n')}, ${idOf('specialist', `n / ${String(counts.slotsEach)}`)}, at, at + interval '45 minutes'
     FROM ${series(counts.specialists * counts.slotsEach)}, LATERAL (SELECT date_trunc('day', now()) + interval '14 hours'
       + ((n % ${String(counts.slotsEach)}) / ${String(slotsADay)} - ${String(counts.slotsEach / slotsADay - daysAhead)}) * interval '1 day'
       + (n % ${String(slotsADay)}) * interval '50 minutes' AS at) begin`,
  ],
  [
    'visits',
    `INSERT INTO visits (id, patient_id, slot_id, medium, status, superseded_at, created_at)
     SELECT ${idOf('visit', 'n')}, ${idOf('member', `n % ${String(visited)}`)}, s.id, 'video',
       CASE WHEN NOT (${isPast}) AND n < ${String(visited)} THEN 'SCHEDULED' WHEN NOT (${isPast}) THEN 'CANCELED'
         WHEN n % 12 = 0 THEN 'MISSED' WHEN n % 10 = 0 THEN 'SCHEDULED' ELSE 'COMPLETED' END,
       CASE WHEN ${isPast} AND n % 10 = 0 THEN s.ends_at + interval '1 day' END, s.starts_at - interval '20 days'
     FROM ${series(counts.visits)} JOIN slots s ON s.id = ${idOf('slot', `(${slotOfVisit})`)}`,
  ],
  [
    'visit events',
    `INSERT INTO visit_events (visit_id, kind, at, by, actor_id, starts_at, ends_at, specialist_id)
     SELECT v.id, 'booked', v.created_at, 'patient', v.patient_id, s.starts_at, s.ends_at, s.specialist_id FROM visits v JOIN slots s ON s.id = v.slot_id`,
  ],
  [
    'summaries',
    `INSERT INTO visit_summaries (visit_id, version, author_id, locale, content, written_at)
     SELECT v.id, 1, s.specialist_id, 'en', (SELECT summary FROM texts), s.ends_at + interval '1 hour'
     FROM visits v JOIN slots s ON s.id = v.slot_id WHERE v.status = 'COMPLETED' AND v.sequence = 0 AND left(v.id::text, 1) <> '7'`,
  ],
  [
    'care plans',
    `INSERT INTO care_plans (patient_id, visit_id, title, items, author_id, created_at)
     SELECT v.patient_id, v.id, 'Next steps', '[]', s.specialist_id, s.ends_at FROM visits v JOIN slots s ON s.id = v.slot_id
     WHERE v.status = 'COMPLETED' AND left(v.id::text, 1) IN ('1', '2', '3')`,
  ],
  [
    'kits',
    `INSERT INTO kits (id, patient_id, status, address, consented_at, consent_version, consent_locale, ordered_at, updated_at)
     SELECT ${idOf('kit', 'n')}, ${idOf('member', 'n')}, ${pick(['COMPLETED', 'ANALYZING', 'AWAITING SAMPLE', 'COMPLETED', 'SUBMITTED'], 'n')}::kit_status,
       '{"line1": "12 Maple Street", "line2": "", "city": "Chicago", "state": "IL", "zip": "60601"}', now() - (n % 200) * interval '1 day', '1', 'en', now() - (n % 200) * interval '1 day', now() - (n % 190) * interval '1 day'
     FROM ${series(counts.kits)}`,
  ],
  [
    'kit events',
    `INSERT INTO kit_events (kit_id, status, at, by) SELECT id, 'SUBMITTED', ordered_at, 'member' FROM kits
     UNION ALL SELECT id, status, updated_at, 'lab' FROM kits WHERE status <> 'SUBMITTED'`,
  ],
  [
    'answers',
    `INSERT INTO answers (patient_id, questionnaire, status, body, updated_at)
     SELECT ${idOf('member', 'n')}, 'survey', 'completed', (SELECT survey FROM texts), now() - (n % 300) * interval '1 day' FROM ${series(visited)}
     UNION ALL SELECT ${idOf('member', 'n')}, 'medical-history', 'completed', (SELECT health FROM texts), now() - (n % 300) * interval '1 day' FROM ${series(visited)}`,
  ],
  [
    'audit rows',
    `INSERT INTO audit_log (at, actor_id, identity_id, operation, record, record_id, patient_id, request_id)
     SELECT now() - n * interval '30 seconds', ${idOf('specialist', `n % ${String(counts.specialists)}`)}, 'large-specialist-' || n % ${String(counts.specialists)},
       ${pick(['getPatient', 'listPatients', 'getAnswers', 'listVisits', 'updateVisit'], 'n')}, 'patient', m.id::text, m.id, ${idOf('request', 'n')}::text
     FROM ${series(counts.auditRows)}, LATERAL (SELECT ${idOf('member', `(n * 13) % ${String(counts.members)}`)} AS id OFFSET 0) m`,
  ],
];
