import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend, refusal } from '#tests/harness/backend.ts';
// Its code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/revocation-by-letter.tsx';
import { beginAnew, held, open, part } from '../patients/patients-pages.tsx';
import { patientId } from '../records.ts';

const path = '/roi-forms/{roiFormId}';
const [form] = [
  {
    ...{ id: patientId, patient_id: patientId, information: ['genetic-test-results'], released_by: 'Novi' },
    ...{ recipient: 'Dr. Brandt', purpose: 'my-care', expires_on: '2027-11-20', locale: 'en', status: 'ACTIVE' },
    ...{ signed_at: '2026-11-10T15:30:00.000Z', revoked_at: null, revocation_received_on: null, version: 4 },
  },
];
const revoked = {
  ...{ ...form, status: 'REVOKED', version: 5 },
  ...{ revoked_at: '2026-11-21T15:30:00.000Z', revocation_received_on: '2026-11-19' },
};

beforeEach(() => {
  beginAnew();
  held.answers['/roi-forms'] = [form];
});

/** Opens the form about a letter, and says when it came. */
async function tell(user: UserEvent, [month, day]: [month: string, day: string]): Promise<void> {
  const releases = await part(user, 'Release forms');
  await user.click(await releases.findByRole('button', { name: 'Record a letter that takes back: Dr. Brandt' }));
  const when = within(await screen.findByRole('group', { name: /When did the letter come/ }));
  await user.selectOptions(when.getByRole('combobox'), month);
  await user.type(when.getByRole('textbox', { name: 'Day' }), day);
  await user.type(when.getByRole('textbox', { name: 'Year' }), '2026');
  await user.click(screen.getByRole('button', { name: 'Record the letter' }));
}

describe('a release that the patient took back by letter', () => {
  const here = `/specialist/patients?patient=${patientId}`;

  it('is recorded with the day on which the letter came, and reads so at once', async () => {
    backend.answers('put', path, () => {
      held.answers['/roi-forms'] = [revoked];
      return revoked as never;
    });
    const { user } = open(here);
    await tell(user, ['November', '19']);
    expect(
      await screen.findByText(/^Taken back on November 21, 2026\..* By a letter that came on November 19, 2026\.$/),
    ).toBeVisible();
    const [sent] = backend.received('put', path);
    expect(sent).toMatchObject({ body: { status: 'REVOKED', received_on: '2026-11-19' } });
    expect(sent?.headers.get('if-match')).toBe('"4"');
    expect(screen.queryByRole('button', { name: /^Record a letter/ })).toBeNull();
  });

  it.each([
    ['before the signing', ['November', '2']],
    ['after today', ['December', '2']],
  ] as const)('is refused for a day %s, and what was typed stays', async (_, day) => {
    const { user } = open(here);
    await tell(user, [...day]);
    expect((await screen.findAllByText('Enter a day between the signing and today.'))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('2');
    expect(backend.received('put', path)).toEqual([]);
  });

  it('is shown as it stands when the patient was faster, or the first reply was lost', async () => {
    backend.answers('put', path, () => {
      held.answers['/roi-forms'] = [{ ...revoked, revocation_received_on: null }];
      return refusal(409, { code: 'already_revoked' });
    });
    const { user } = open(here);
    await tell(user, ['November', '19']);
    expect(await screen.findByText(/^Taken back on November 21, 2026/)).toBeVisible();
    expect(screen.queryByText('The letter was not recorded')).toBeNull();
  });

  it('stays as it was when it can’t be recorded, and when nobody wants to', async () => {
    backend.answers('put', path, () => refusal(503, { code: 'unavailable' }) as never);
    const { user } = open(here);
    await tell(user, ['November', '19']);
    expect(await screen.findByText('The letter was not recorded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Don’t record it' }));
    expect(await screen.findByRole('button', { name: /^Record a letter that takes back/ })).toBeVisible();
  });
});
