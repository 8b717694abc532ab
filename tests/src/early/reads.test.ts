import { expect, test } from 'vitest';
import { readsAt } from '#src/early/reads.ts';

test('a page of a member asks for the member, the journey and what the page reads', () => {
  expect(readsAt('/member/shipping-genetic-test-kit/', 'ana')).toEqual([
    '/api/v1/users/ana',
    '/api/v1/patients/ana/journey',
    '/api/v1/kits/ana',
  ]);
  expect(readsAt('/member/consult-summary/documents', 'ana').slice(2)).toEqual(['/api/v1/patients/ana/documents']);
  expect(readsAt('/member/loading-step', 'ana')).toHaveLength(2);
  // The pedigree places the member by their age.
  expect(readsAt('/member/survey/tree', 'ana').slice(2)).toEqual([
    '/api/v1/patients/ana/answers/survey',
    '/api/v1/patients/ana',
  ]);
});
