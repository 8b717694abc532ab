import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const { paths } = parse(readFileSync('openapi/novi.yaml', 'utf8')) as { paths: Record<string, object | undefined> };

/** The paths that the product fixes, each with its methods. */
const fixed = `
POST /users
GET PUT DELETE /users/{userId}
GET /users/{userId}/roles
POST /users/{userId}/update-user-claims
PUT /user-emails/{userEmailId}
POST /user-phones/{userId}
GET /user-phones
PUT DELETE /user-phones/{userPhoneId}
POST GET /corporate
GET PUT DELETE /corporate/{corporateId}
GET /corporate/patients
GET /corporate/find
POST /eligibility
PUT DELETE /eligibility/{eligibilityId}
POST /eligibility/verify-patient-info
POST GET /patients
GET /patients/is-eligible
GET PUT DELETE /patients/{patientId}
GET /patients/{patientId}/eligibility-history
GET /patients/{patientId}/get-famgenix
GET /patients/{patientId}/care-plans
POST /patients/{patientId}/add-care-plan
GET /patients/{patientId}/documents
GET /patients/{patientId}/documents/{documentId}
POST /patients/order-kit
POST /dna-visit/{patientId}/schedule
POST GET /roi-forms
GET PUT DELETE /roi-forms/{roiFormId}
GET /states/list
GET /kits/{patientId}
PUT /kits/update/{patientId}
POST /questionnaires
GET /questionnaires/questions
`;

test('the contract has every path that the product fixes, with all its methods', () => {
  const wanted = fixed
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      const path = words.at(-1) ?? '';
      return words.slice(0, -1).map((method) => ({ path, method: method.toLowerCase() }));
    });
  expect(wanted.filter(({ path, method }) => !(method in (paths[path] ?? {})))).toEqual([]);
});
