import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  currentDisclosures,
  currentRelease,
  disclosuresOfVersion,
  releaseOfVersion,
  type ReleaseParticulars,
  type ReleaseStatement,
  type ReleaseStatements,
} from '#domain/release.ts';
import { hashOfRelease, type SignedContent } from '#server/areas/releases/release-hash.ts';
import { roiForms } from '#server/db/schema/index.ts';
import { newKey, openClinic, release, idOf } from '../../setup/clinic.ts';
import { startTestServer, type TestServer } from '../../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** JSON as docs/release-hash.md says it, written here anew: no blanks, the names of every object in the order of their code units. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(Reflect.get(value, name))}`).join(',')}}`;
}

it('the hash of a signed form can be computed again from its row, as the record of the decision says', async () => {
  const clinic = await openClinic(server);
  const member = await clinic.memberAt('release-of-information');
  const body = { ...release(member.noviId), recipient: ' Dr. Mu\u0308ller “Ostsee” ', locale: 'es' };
  const id = idOf(await clinic.post(member, '/roi-forms', body, newKey()));
  const [row] = await server.db.select().from(roiForms).where(eq(roiForms.id, id));
  const { id: _, revoked_at, revocation_received_on, version, content_hash, signed_at, ...form } = row!;
  const text = canonical({
    form: { ...form, signed_at: signed_at.toISOString() },
    release: releaseOfVersion(form.statements_version),
    disclosures: disclosuresOfVersion(form.signing_consent!.version),
  });
  expect(content_hash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

/** A statement with one part of it changed, for each part. */
function changesOf(statement: ReleaseStatement): [part: string, changed: ReleaseStatement][] {
  const { heading, text } = statement;
  return [
    ['id', { ...statement, id: 'x' }],
    ['source', { ...statement, cites: 'x' }],
    ['English heading', { ...statement, heading: { ...heading, en: 'x' } }],
    ['Spanish heading', { ...statement, heading: { ...heading, es: 'x' } }],
    ['English text', { ...statement, text: { ...text, en: 'x' } }],
    ['Spanish text', { ...statement, text: { ...text, es: 'x' } }],
  ];
}

describe('the hash changes with', () => {
  const particulars: ReleaseParticulars = {
    ...{ date_of_birth: '1985-12-10', email: 'ada@example.com', time_zone: 'America/Chicago' },
    holder: { email: 'support@novi.example', address: '100 Example Street, Chicago, IL 60601' },
  };
  const content: SignedContent = {
    form: {
      ...{ patient_id: 'p', information: ['care-plans', 'family-history'], released_by: 'Novi', recipient: 'Dr. B' },
      ...{ purpose: 'my-care', expires_on: '2028-01-01', statements_version: currentRelease.version, locale: 'en' },
      ...{ signature: { kind: 'typed', text: 'Ada Byron' }, signed_at: new Date('2027-01-01T00:00:00Z') },
      signing_consent: { version: currentDisclosures.version, code: '4821' },
      particulars,
    },
    release: currentRelease,
    disclosures: currentDisclosures,
  };
  const another: { [Name in keyof SignedContent['form']]: SignedContent['form'][Name] } = {
    ...{ patient_id: 'q', information: ['care-plans'], released_by: 'Novi.', recipient: 'Dr. b', purpose: 'insurance' },
    ...{ expires_on: '2028-01-02', statements_version: '1.0.0', locale: 'es' },
    ...{ signature: { kind: 'typed', text: 'Ada  Byron' }, signed_at: new Date('2027-01-01T00:00:00.001Z') },
    signing_consent: { version: currentDisclosures.version, code: '4822' },
    particulars: { ...particulars, email: 'ada@elsewhere.example' },
  };

  it('nothing', () => {
    const form = Object.fromEntries(Object.entries(content.form).reverse()) as SignedContent['form'];
    const { release, disclosures = currentDisclosures } = content;
    expect(hashOfRelease({ disclosures, release, form })).toBe(hashOfRelease(content));
  });

  it.each(Object.keys(another) as (keyof typeof another)[])('the field %s', (name) => {
    const changed = { ...content, form: { ...content.form, [name]: another[name] } };
    expect(hashOfRelease(changed)).not.toBe(hashOfRelease(content));
  });

  it('a single point of a drawn signature', () => {
    const drawn = (y: number): SignedContent => {
      const drawing = { width: 600 as const, height: 200 as const, strokes: [[10, 20, 300, y]] };
      return { ...content, form: { ...content.form, signature: { kind: 'drawn', text: 'Ada Byron', drawing } } };
    };
    expect(hashOfRelease(drawn(50))).toBe(hashOfRelease(drawn(50)));
    expect(hashOfRelease(drawn(50))).not.toBe(hashOfRelease(drawn(51)));
  });

  describe.each([
    ['the statements', 'release', currentRelease],
    ['the wording about signing on a screen', 'disclosures', currentDisclosures],
  ] as const)('a part of %s:', (_what, name, wording) => {
    const hashWith = (changed: ReleaseStatements) => hashOfRelease({ ...content, [name]: changed });
    const each = wording.statements.flatMap((statement, index) =>
      changesOf(statement).map(
        ([part, changed]) => [statement.id, part, wording.statements.with(index, changed)] as const,
      ),
    );

    it('its version', () => {
      expect(hashWith({ ...wording, version: '0.9.0' })).not.toBe(hashOfRelease(content));
    });

    it.each(each)('of the statement %s the %s', (_id, _part, statements) => {
      expect(hashWith({ ...wording, statements })).not.toBe(hashOfRelease(content));
    });

    it('a statement that is left out, and the order of them', () => {
      const [first, second, ...others] = wording.statements;
      const hashes = [wording.statements, [second!, ...others], [second!, first!, ...others]].map((statements) =>
        hashWith({ ...wording, statements }),
      );
      expect(new Set(hashes).size).toBe(3);
    });
  });
});
