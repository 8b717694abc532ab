import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PatientDocument } from '#src/features/documents/read-document.ts';
import { DocumentList } from '#src/features/documents/document-list.tsx';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const document: PatientDocument = {
  ...{ id: 'd', kind: 'signing-disclosures', title: 'Signing', media_type: 'application/pdf', ended: null },
  created_at: '2026-11-22T00:00:00.000Z',
};

test.each([
  ['a moment has the day of the clock', document, 'November 21, 2026'],
  ['a day without a time stays that day', { ...document, created_on: '2026-11-22' }, 'November 22, 2026'],
])('west of UTC, %s', (_what, shown, day) => {
  showPage(
    <TimeZoneContext value="America/Los_Angeles">
      <DocumentList documents={[shown]} />
    </TimeZoneContext>,
  );
  expect(screen.getByText(`${day} · PDF`)).toBeVisible();
  expect(screen.getByRole('button', { name: `Open: Signing (${day})` })).toBeVisible();
});
