import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fixedCalls } from '../../fixtures/fixed-calls.ts';
import { makeAccount, renewToken } from '../setup/accounts.ts';
import { booking, details, idOf, openClinic, order, release, survey, type Clinic } from '../setup/clinic.ts';
import { reason, startClaims, stopClaims } from '../setup/impersonation.ts';
import { newUser, startTestServer, type Call, type Member, type Reply, type TestServer } from '../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let admin: Member;
/** At the last step: has a kit and a release, and can book. */
let ada: Member;
const made = { email: '', phone: '', roiForm: '', visit: '', document: '', corporate: '', entry: '' };

beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  [admin, ada] = await Promise.all([server.staff('admin'), clinic.memberAt('counseling')]);
  made.email = await firstId('/user-emails');
  made.roiForm = await firstId('/roi-forms');
  made.document = await firstId(`/patients/${ada.noviId}/documents`);
}, 60_000);
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** As a client that knows the list and nothing more: no `If-Match`, no `Idempotency-Key`, no query. */
const call = (method: Method, path: string, by?: Pick<Member, 'token'>, body?: object): Promise<Reply> => {
  const options: Call = { token: by?.token, ...(body && { body }) };
  return server.call(method, path, options);
};
const firstId = async (path: string, by = ada) =>
  (((await call('GET', path, by)).body.data as unknown as { id: string }[])[0] ?? { id: '' }).id;
const keep = async (name: keyof typeof made, sent: Promise<Reply>) => {
  const reply = await sent;
  made[name] = idOf(reply);
  return reply;
};
const phone = (last: number) => ({
  ...{ kind: 'mobile', number: `312 555 014${String(last)}`, is_primary: true },
  ...{ may_text: true, may_leave_message: false },
});
const sixFields = (member: Member, changes: object = {}) => ({
  ...{ user_id: member.noviId, access_token: member.token },
  ...{ first_name: 'Ada', middle_name: '', last_name: 'Byron', step: 'counseling', ...changes },
});
const customer = { name: 'Prairie Steel', slug: 'prairie', code: 'PRAIRIE', welcome: null };
const person = {
  ...{ first_name: 'Eve', last_name: 'Stone', date_of_birth: '1985-12-10', zip: '60601', member_number: '1' },
  ...{ valid_from: '2020-01-01', valid_to: null },
};

/** Each fixed call, in an order in which each finds what it needs. */
const walk: Record<string, () => Promise<Reply>> = {
  'POST /users': async () => {
    const account = await makeAccount();
    return call('POST', '/users', account, newUser(account).body);
  },
  'GET /users/{userId}': () => call('GET', `/users/${ada.noviId}`, ada),
  'PUT /users/{userId}': () => call('PUT', `/users/${ada.noviId}`, ada, sixFields(ada)),
  'GET /users/{userId}/roles': () => call('GET', `/users/${ada.noviId}/roles`, ada),
  'POST /user-phones/{userId}': () => keep('phone', call('POST', `/user-phones/${ada.noviId}`, ada, phone(1))),
  'GET /user-phones': () => call('GET', '/user-phones', ada),
  'PUT /user-phones/{userPhoneId}': () => call('PUT', `/user-phones/${made.phone}`, ada, phone(2)),
  'DELETE /user-phones/{userPhoneId}': () => call('DELETE', `/user-phones/${made.phone}`, ada),
  'PUT /user-emails/{userEmailId}': () => call('PUT', `/user-emails/${made.email}`, ada, { email_address: ada.email }),
  'POST /corporate': () => keep('corporate', call('POST', '/corporate', admin, customer)),
  'GET /corporate': () => call('GET', '/corporate', admin),
  'GET /corporate/{corporateId}': () => call('GET', `/corporate/${made.corporate}`, admin),
  'PUT /corporate/{corporateId}': () => call('PUT', `/corporate/${made.corporate}`, admin, customer),
  'GET /corporate/patients': () => call('GET', '/corporate/patients', admin),
  'GET /corporate/find': () => call('GET', '/corporate/find?query=prairie'),
  'POST /eligibility': async () => {
    const reply = await call('POST', '/eligibility', admin, { corporate_id: made.corporate, entries: [person] });
    made.entry = (reply.body.data as unknown as { id: string }[])[0]!.id;
    return reply;
  },
  'PUT /eligibility/{eligibilityId}': () => call('PUT', `/eligibility/${made.entry}`, admin, person),
  'DELETE /eligibility/{eligibilityId}': () => call('DELETE', `/eligibility/${made.entry}`, admin),
  'DELETE /corporate/{corporateId}': () => call('DELETE', `/corporate/${made.corporate}`, admin),
  'POST /eligibility/verify-patient-info': () =>
    call('POST', '/eligibility/verify-patient-info', ada, details(ada.noviId)),
  'POST /patients': () => call('POST', '/patients', ada, { user_id: ada.noviId }),
  'GET /patients': () => call('GET', '/patients', admin),
  'GET /patients/is-eligible': () => call('GET', '/patients/is-eligible', ada),
  'GET /patients/{patientId}': () => call('GET', `/patients/${ada.noviId}`, ada),
  'PUT /patients/{patientId}': () => {
    const { patient_id: _, ...legal } = details(ada.noviId);
    return call('PUT', `/patients/${ada.noviId}`, admin, legal);
  },
  'GET /patients/{patientId}/eligibility-history': () =>
    call('GET', `/patients/${ada.noviId}/eligibility-history`, ada),
  'POST /questionnaires': () => call('POST', '/questionnaires', ada, survey(ada.noviId)),
  'GET /questionnaires/questions': () => call('GET', '/questionnaires/questions', ada),
  'GET /patients/{patientId}/get-famgenix': () => call('GET', `/patients/${ada.noviId}/get-famgenix`, ada),
  'GET /patients/{patientId}/documents': () => call('GET', `/patients/${ada.noviId}/documents`, ada),
  'GET /patients/{patientId}/documents/{documentId}': () =>
    call('GET', `/patients/${ada.noviId}/documents/${made.document}`, ada),
  'POST /roi-forms': () => keep('roiForm', call('POST', '/roi-forms', ada, release(ada.noviId))),
  'GET /roi-forms': () => call('GET', '/roi-forms', ada),
  'GET /roi-forms/{roiFormId}': () => call('GET', `/roi-forms/${made.roiForm}`, ada),
  'PUT /roi-forms/{roiFormId}': () => call('PUT', `/roi-forms/${made.roiForm}`, ada, { status: 'REVOKED' }),
  'DELETE /roi-forms/{roiFormId}': async () => {
    const { body } = await call('POST', '/roi-forms', ada, release(ada.noviId));
    return call('DELETE', `/roi-forms/${String(body.data['id'])}`, ada);
  },
  'GET /kits/{patientId}': () => call('GET', `/kits/${ada.noviId}`, ada),
  'PUT /kits/update/{patientId}': async () => {
    const change = { kit_id: await firstId(`/kits/${ada.noviId}`), status: 'CANCELED', reason: 'As planned' };
    return call('PUT', `/kits/update/${ada.noviId}`, clinic.nurse, change);
  },
  'POST /patients/order-kit': () => call('POST', '/patients/order-kit', ada, order(ada.noviId)),
  'POST /dna-visit/{patientId}/schedule': async () => {
    const [slot = ''] = await clinic.offerSlots(1);
    return keep('visit', call('POST', `/dna-visit/${ada.noviId}/schedule`, ada, booking(slot)));
  },
  'POST /patients/{patientId}/add-care-plan': () => {
    const item = { what: 'Have a breast MRI once a year.', who: 'patient', timing: '', due_on: null };
    const plan = { visit_id: made.visit, locale: 'en', title: 'Your plan', items: [item] };
    return call('POST', `/patients/${ada.noviId}/add-care-plan`, clinic.specialist, plan);
  },
  'GET /patients/{patientId}/care-plans': () => call('GET', `/patients/${ada.noviId}/care-plans`, ada),
  'GET /states/list': () => call('GET', '/states/list'),
  'POST /users/{userId}/update-user-claims': async () => {
    const path = `/users/${admin.noviId}/update-user-claims`;
    const payload = ({ token }: Pick<Member, 'token'>) => ({ access_token: token, user_id: admin.noviId });
    // Beginning is told to the member with its reason; stopping needs the seven fields alone.
    await call('POST', path, admin, { ...payload(admin), ...startClaims(admin, ada.noviId), reason });
    const impersonating = await renewToken(admin);
    const stop = { ...payload(impersonating), ...stopClaims(admin) };
    expect(Object.keys(stop).toSorted()).toEqual([
      ...['access_token', 'novi_authorities', 'novi_id'],
      ...['original_novi_authorities', 'original_novi_id', 'original_novi_name', 'user_id'],
    ]);
    return call('POST', path, impersonating, stop);
  },
  'DELETE /patients/{patientId}': async () => {
    const member = await server.member();
    return call('DELETE', `/patients/${member.noviId}`, member);
  },
  'DELETE /users/{userId}': async () => {
    const member = await server.member();
    return call('DELETE', `/users/${member.noviId}`, member);
  },
};

describe('a client that sends what the list names, and nothing else', () => {
  it.each(Object.keys(walk))('is served by %s', async (name) => {
    const { status, text } = await walk[name]!();
    expect([status < 300, status < 300 || text]).toEqual([true, true]);
  });

  test('has been to every fixed call', () => {
    expect(Object.keys(walk).toSorted()).toEqual(fixedCalls.map(({ name }) => name).toSorted());
  });
});

describe('a list without a query', () => {
  it('is the caller’s own', async () => {
    const [eve, other] = [await server.member(), await server.member()];
    await call('POST', `/user-phones/${eve.noviId}`, eve, phone(3));
    expect((await call('GET', '/user-phones', eve)).body.data).toMatchObject([{ user_id: eve.noviId }]);
    expect((await call('GET', '/user-phones', other)).body.data).toEqual([]);
    expect((await call('GET', '/user-emails', eve)).body.data).toMatchObject([{ user_id: eve.noviId }]);
    expect((await call('GET', '/patients/is-eligible', eve)).body.data).toMatchObject({ patient_id: eve.noviId });
    const forms = (await call('GET', '/roi-forms', ada)).body.data as unknown as { patient_id: string }[];
    expect(new Set(forms.map(({ patient_id }) => patient_id))).toEqual(new Set([ada.noviId]));
  });

  it('holds nobody’s records for a specialist, who has none', async () => {
    for (const path of ['/user-phones', '/roi-forms']) {
      expect((await call('GET', path, clinic.specialist)).body.data).toEqual([]);
    }
  });
});

describe('the update of a user by its six fields', () => {
  const put = (member: Member, changes: object, headers: Record<string, string> = {}) =>
    server.call('PUT', `/users/${member.noviId}`, {
      ...{ token: member.token, headers },
      body: sixFields(member, { step: 'welcome', ...changes }),
    });

  it('lets the newest write win, and changes names and step at once', async () => {
    const member = await server.member();
    expect((await put(member, { first_name: 'Eve' })).body.data).toMatchObject({ first_name: 'Eve' });
    const both = await put(member, { first_name: 'Zoe', step: 'eligibility' });
    expect([both.status, both.headers['etag']]).toEqual([200, '"3"']);
    expect(both.body.data).toMatchObject({ first_name: 'Zoe', step: 'eligibility' });
    const many = await Promise.all(
      [1, 2, 3].map((n) => put(member, { first_name: `N${String(n)}`, step: 'eligibility' })),
    );
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('is refused from an old version where one is said', async () => {
    const member = await server.member();
    await put(member, { first_name: 'Eve' });
    expect((await put(member, { first_name: 'Zoe' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await put(member, { first_name: 'Zoe' }, { 'if-match': '"2"' })).status).toBe(200);
  });
});

test('answers without a version are stored by whoever comes last', async () => {
  const member = await clinic.memberAt('survey');
  const family_history = (gender: string) => ({ ...survey(member.noviId).family_history, gender });
  const sent = ['woman', 'man', 'nonbinary', 'other'].map((gender) => ({
    ...survey(member.noviId),
    family_history: family_history(gender),
  }));
  const replies = await Promise.all(sent.map((body) => call('POST', '/questionnaires', member, body)));
  expect(replies.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200, 200]);
});

test('an order that is sent twice without a key is one order', async () => {
  const member = await clinic.memberAt('request-genetic-test-kit');
  const send = () => call('POST', '/patients/order-kit', member, order(member.noviId));
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('an impersonating admin writes over nothing unseen', async () => {
  const member = await server.member();
  const path = `/users/${admin.noviId}/update-user-claims`;
  const start = { access_token: admin.token, user_id: admin.noviId, ...startClaims(admin, member.noviId), reason };
  expect((await call('POST', path, admin, start)).status).toBe(200);
  const impersonating = { ...member, ...(await renewToken(admin)), noviId: member.noviId };
  const renamed = sixFields(impersonating, { first_name: 'Eve', step: 'welcome' });
  const put = (headers: Record<string, string>) =>
    server.call('PUT', `/users/${member.noviId}`, { token: impersonating.token, headers, body: renamed });
  expect((await put({})).status).toBe(428);
  expect((await put({ 'if-match': '"1"' })).status).toBe(200);
  expect((await call('POST', `/user-phones/${member.noviId}`, impersonating, phone(4))).status).toBe(201);
  const added = await firstId('/user-phones', impersonating);
  expect((await call('DELETE', `/user-phones/${added}`, impersonating)).status).toBe(428);
});
