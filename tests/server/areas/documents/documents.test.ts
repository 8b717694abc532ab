import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentDisclosures, currentRelease, holderWords, releaseAgreements, releaseWords } from '#domain/release.ts';
import { testConsent } from '#domain/test-consent.ts';
import { fill, LOCALES } from '#domain/words.ts';
import { examplePlan } from '#scripts/seed/summary.ts';
import { pedigrees } from '#server/areas/documents/kinds/pedigrees.ts';
import { releaseDocument } from '#server/areas/documents/kinds/release-document.ts';
import { signingCode, signingCodeOf } from '#server/areas/releases/signing-code.ts';
import { patients, roiForms } from '#server/db/schema/index.ts';
import { renderPdf } from '#server/pdf/render.ts';
import { makeAccount, renewToken } from '../../setup/accounts.ts';
import { idOf, ifMatch, newKey, openClinic, release, type Clinic } from '../../setup/clinic.ts';
import { readPdf } from '../../setup/pdf.ts';
import { newUser, startTestServer, type Member, type TestServer } from '../../setup/server.ts';

type Listed = {
  id: string;
  kind: string;
  title: string;
  created_at: string;
  created_on?: string;
  ended: string | null;
};

let server: TestServer;
let clinic: Clinic;
let patient: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  patient = await clinic.memberAt('complete');
});
afterAll(() => server.close());

async function list(by: Member, of = patient, language = 'en') {
  const headers = { 'accept-language': language };
  const reply = await server.call('GET', `/patients/${of.noviId}/documents`, { token: by.token, headers });
  return { status: reply.status, documents: reply.body.data as unknown as Listed[] };
}

async function file(by: Member, id: string, { of = patient, language = 'en' } = {}) {
  const reply = await server.app.inject({
    url: `/api/v1/patients/${of.noviId}/documents/${id}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

const sign = async (changes: object = {}, by = patient) =>
  idOf(await clinic.post(by, '/roi-forms', { ...release(by.noviId), ...changes }, newKey()));
const drawing = { width: 600, height: 200, strokes: [[20, 100, 60, 40, 100, 160, 140, 60, 200, 120]] };

describe('the list of documents', () => {
  it('holds what was signed, agreed to and answered, newest first, in the language of the request', async () => {
    const { documents } = await list(patient);
    const kinds = documents.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['release', 'test-consent', 'medical-history', 'pedigree', 'signing-disclosures']),
    );
    expect(kinds.at(-1)).toBe('signing-disclosures');
    // Only that one has no time of day.
    const days = documents.flatMap(({ kind, created_at, created_on }) =>
      created_on ? [{ kind, created_at, created_on }] : [],
    );
    expect(days).toEqual([
      { kind: 'signing-disclosures', created_at: '2026-11-22T00:00:00.000Z', created_on: '2026-11-22' },
    ]);
    const moments = documents.slice(0, -1).map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(documents.find(({ kind }) => kind === 'test-consent')?.title).toBe('Consent to the genetic test');
    const spanish = await list(patient, patient, 'es');
    expect(spanish.documents.find(({ kind }) => kind === 'test-consent')?.title).toMatch(/^Consentimiento/);
    expect(spanish.documents.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  });

  it('tells which releases have ended, and how', async () => {
    const member = await clinic.memberAt('release-of-information');
    const revoked = await sign({ recipient: 'Dr. Revoked' }, member);
    await sign({ recipient: 'Dr. Active' }, member);
    await server.call('PUT', `/roi-forms/${revoked}`, {
      ...{ token: member.token, headers: ifMatch(1), body: { status: 'REVOKED' } },
    });
    const [row] = await server.db.select().from(roiForms).where(eq(roiForms.id, revoked));
    const { id: _, ...past } = row!;
    await server.db.insert(roiForms).values({
      ...{ ...past, recipient: 'Dr. Past', revoked_at: null, version: 1 },
      ...{ signed_at: new Date('2026-01-01T12:00:00Z'), expires_on: '2026-02-01' },
    });
    const { documents } = await list(member, member);
    const ends = documents.filter(({ kind }) => kind === 'release').map(({ title, ended }) => [title, ended]);
    expect(Object.fromEntries(ends)).toEqual({
      'Permission for Dr. Revoked': 'REVOKED',
      'Permission for Dr. Active': null,
      'Permission for Dr. Past': 'EXPIRED',
    });
    const textOf = async (title: string) => {
      const id = documents.find((each) => each.title === title)?.id ?? '';
      return (await readPdf((await file(member, id, { of: member })).bytes)).text;
    };
    expect(await textOf('Permission for Dr. Revoked')).toMatch(/Taken back on .* no longer in force/);
    expect(await textOf('Permission for Dr. Past')).toMatch(/Ended on February 1, 2026.*no longer in force/);
    expect(await textOf('Permission for Dr. Active')).not.toMatch(/no longer in force/);
  });
});

it('a form from before the statements 1.4.0 reads as it was signed: without what they have added', async () => {
  const id = await sign();
  const [row] = await server.db.select().from(roiForms).where(eq(roiForms.id, id));
  const { id: _, ...form } = row!;
  const [old] = await server.db
    .insert(roiForms)
    .values({ ...form, statements_version: '1.3.0', particulars: null })
    .returning({ id: roiForms.id });
  const { text } = await readPdf((await file(patient, old!.id)).bytes);
  expect(text).toContain('You find our e-mail address and phone number at the end of every page of Novi.');
  expect(text).not.toContain('Date of birth');
  expect(text).not.toContain(form.particulars!.holder.address);
  expect(text).toMatch(/Signed by Ada Byron on [^()]* UTC /);
});

it('a plan as a PDF says on it that a newer one took its place, and the newer one does not', async () => {
  const path = `/patients/${patient.noviId}/add-care-plan`;
  const plan = { locale: 'en', title: 'Your plan', items: examplePlan(new Date()) };
  const first = idOf(await clinic.post(clinic.specialist, path, plan));
  const read = async (id: string) => (await readPdf((await file(patient, id)).bytes)).text;
  expect(await read(first)).not.toContain('A newer plan took the place');
  const next = idOf(await clinic.post(clinic.specialist, path, { ...plan, replaces: first }));
  expect(await read(first)).toContain('A newer plan took the place of this one on ');
  expect(await read(next)).not.toContain('A newer plan took the place');
});

describe('a signed release as a PDF', () => {
  it.each(LOCALES)(
    'holds every statement, what was filled in, and the signature with its date (%s)',
    async (locale) => {
      const recipient = 'Đặng Thị Łukasz Nguyễn-Şahin, Clínica Ñandú';
      const id = await sign({ locale, recipient });
      // The language of the signing counts, not that of who reads.
      const { status, headers, bytes } = await file(patient, id, { language: locale === 'en' ? 'es' : 'en' });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      const { text, info } = await readPdf(bytes);
      const [form] = await server.db.select().from(roiForms).where(eq(roiForms.id, id));
      const { holder, date_of_birth, email } = form!.particulars!;
      const words = { ...releaseWords(form!, locale), ...holderWords(holder) };
      for (const statement of currentRelease.statements) {
        expect(text).toContain(statement.heading[locale]);
        expect(text).toContain(fill(statement.text, locale, words));
        expect(text).toContain(statement.cites);
      }
      for (const statement of currentDisclosures.statements) expect(text).toContain(statement.text[locale]);
      for (const each of [recipient, 'Ada Byron', words.expiresOn, form!.content_hash, id])
        expect(text).toContain(each);
      expect(text).toContain(String(form!.signed_at.getUTCFullYear()));
      // Whose it is, where a notice goes, and when it was signed by the clock of Illinois and by UTC.
      expect(date_of_birth).toBe('1985-12-10');
      for (const each of [
        holder.email,
        holder.address,
        email,
        locale === 'en' ? 'December 10, 1985' : '10 de diciembre de 1985',
      ])
        expect(text).toContain(each);
      expect(text).toMatch(
        locale === 'en' ? /on \w+ \d+, \d{4} at \d+:\d\d [AP]M C[SD]T \(.* UTC\)/ : /GMT-[56]|C[SD]T/,
      );
      expect(info).toMatchObject({ Language: locale === 'en' ? 'en-US' : 'es-US', Creator: 'Novi' });
      expect(info['Title']).toBe(
        locale === 'en' ? 'Permission to share health information' : 'Permiso para compartir información de salud',
      );
    },
  );

  it('can be read by a screen reader: it is tagged, with headings, lists, and the drawn signature named', async () => {
    const id = await sign({ signature: { kind: 'drawn', text: 'Ada Byron', drawing }, recipient: 'Dr. Drawn' });
    const { roles, text } = await readPdf((await file(patient, id)).bytes);
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Figure']));
    expect(text).toMatch(/Drawn on a screen on .* UTC/);
  });

  it('has the signature on the page of what was agreed to by it, however long the form is', async () => {
    const [row] = await server.db
      .select()
      .from(roiForms)
      .where(eq(roiForms.id, await sign()));
    for (let length = 0; length < 10; length += 1) {
      const document = releaseDocument({ ...row!, recipient: 'Clínica Ñandú '.repeat(1 + 10 * length) }, 'ACTIVE');
      const page = (await readPdf(await renderPdf(document))).pages.find((each) => each.includes('Typed on a screen'));
      for (const agreement of [releaseAgreements.form, releaseAgreements.screen]) {
        expect(page?.replace(/\s+/g, ' '), String(length)).toContain(agreement.en);
      }
    }
  });

  it('says of a later form what was agreed to then: that a PDF opens was shown before', async () => {
    const [row] = await server.db
      .select()
      .from(roiForms)
      .where(eq(roiForms.id, await sign()));
    const later = { ...row!, signing_consent: { version: currentDisclosures.version } };
    const { text } = await readPdf(await renderPdf(releaseDocument(later, 'ACTIVE')));
    expect(text.replace(/\s+/g, ' ')).toContain(releaseAgreements.screenAgain.en);
    expect(text).not.toContain(releaseAgreements.screen.en);
  });

  it('is the same file each time', async () => {
    const id = await sign();
    const [one, other] = [await file(patient, id), await file(patient, id)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  it('shows a letter that its fonts lack as a box, and says so', async () => {
    const id = await sign({ recipient: 'Dr. 王小明' });
    const { text } = await readPdf((await file(patient, id)).bytes);
    expect(text).toContain('Dr. □□□');
    expect(text).toContain('stands for a letter that this PDF can’t show');
  });

  it('is in a file whose name tells no health data', async () => {
    const { headers } = await file(patient, await sign({ recipient: 'Oncology Clinic' }));
    expect(headers['content-disposition']).toMatch(/filename="novi-permission-\d{4}-\d\d-\d\d\.pdf"/);
  });
});

it.each(LOCALES)('the consent to the test is shown in the words that were agreed to (%s)', async (locale) => {
  const { documents } = await list(patient);
  const id = documents.find(({ kind }) => kind === 'test-consent')?.id ?? '';
  const { text } = await readPdf((await file(patient, id, { language: locale })).bytes);
  // It was agreed to in English.
  for (const { title, text: said = [] } of testConsent.parts) {
    for (const words of [title, ...said]) expect(text).toContain(words.en);
  }
  expect(text).toContain(testConsent.consents.en);
});

it.each(LOCALES)('the answers about one’s health are told in the language of the reader (%s)', async (locale) => {
  const { documents } = await list(patient);
  const id = documents.find(({ kind }) => kind === 'medical-history')?.id ?? '';
  const { text, info } = await readPdf((await file(patient, id, { language: locale })).bytes);
  expect(text).toContain(locale === 'en' ? 'Your answers about your health' : 'Sus respuestas sobre su salud');
  expect(text).toMatch(locale === 'en' ? /\b(No|Yes|I don’t know)\b/ : /(No|Sí|No lo sé)/);
  expect(info['Language']).toBe(locale === 'en' ? 'en-US' : 'es-US');
});

it('the family tree is the same file each time, and tagged', async () => {
  const { documents } = await list(patient);
  const id = documents.find(({ kind }) => kind === 'pedigree')?.id ?? '';
  const [one, other] = [await file(patient, id), await file(patient, id)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
  expect([...(await readPdf(one.bytes)).roles]).toContain('Figure');
});

it('the family tree tells the age of the day on which it was sent, however much later it is drawn', async () => {
  const later = new Date(Date.now() + 20 * 365 * 86_400_000);
  const asked = { db: server.db, patientId: patient.noviId, isOwn: true, locale: 'en' } as const;
  const drawn = async (now: Date) => (await pedigrees({ ...asked, now }))[0]?.read();
  expect(await drawn(later)).toEqual(await drawn(new Date()));
  expect(await drawn(later)).toMatchObject({ tree: { member: { age: expect.any(Number) as number } } });
});

it('the code is made of a key of chance: no id gives it away, and no answer holds the key', async () => {
  const account = await makeAccount();
  const made = await server.call('POST', '/users', { token: account.token, ...newUser(account) });
  const id = String(made.body.data['id']);
  const [stored] = await server.db.select({ key: patients.signing_key }).from(patients).where(eq(patients.id, id));
  expect(stored?.key).not.toBe(id);
  const before = await signingCodeOf(server.db, id);
  const keys = Array.from({ length: 20 }, () => randomUUID());
  expect(new Set([before, ...keys.map(signingCode)]).size).toBeGreaterThan(10);
  const owner = await renewToken(account);
  for (const path of [`/patients/${id}`, `/patients/${id}/download`]) {
    const reply = await server.call('GET', path, { token: owner.token });
    expect(reply.text).toContain(id);
    expect(reply.text).not.toContain(stored?.key);
  }
});

it.each(LOCALES)('the text about signing on a screen holds the patient’s own code (%s)', async (locale) => {
  const { documents } = await list(patient);
  const id = documents.find(({ kind }) => kind === 'signing-disclosures')?.id ?? '';
  const { text } = await readPdf((await file(patient, id, { language: locale })).bytes);
  expect(text).toContain(`${locale === 'en' ? 'Your code' : 'Su código'}: ${signingCode(patient.noviId)}`);
  for (const { text: said } of currentDisclosures.statements) expect(text).toContain(said[locale]);
});
