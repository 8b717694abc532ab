import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, patientId, summaryOf } from '../records.ts';
import { visitWith } from '../../member/records.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#tests/harness/backend.ts';
import { address, asked, beginAnew, drawer, held, open, part } from '../patients/patients-pages.tsx';

beforeEach(beginAnew);

describe('the record of a patient in a drawer', () => {
  const here = `/specialist/patients?sort=last-visit&patient=${patientId}`;

  it('opens from the list and reads nothing before; Escape closes it', async () => {
    held.answers['/patients'] = pageOf([{ ...summaryOf(1), id: patientId }]);
    const { user } = open('/specialist/patients?sort=name');
    const link = await screen.findByRole('link', { name: 'Pat Number 1' });
    expect(asked('/patients/{patientId}')).toEqual([]);
    await user.click(link);
    await drawer();
    expect(address()).toBe(`?sort=name&patient=${patientId}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?sort=name');
  });

  it('opens by its address; closing it leaves the list in its order', async () => {
    const { user } = open(here);
    await user.click((await drawer()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?sort=last-visit');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    [404, 'not_found'],
    [400, 'bad_request'],
  ] as const)('is not shown of somebody who is not theirs (%i)', async (status, code) => {
    held.failing.set('/patients/{patientId}', () => refusal(status, { code }));
    const { user } = open(here);
    const shown = await drawer('Patient');
    expect(await shown.findByText('This patient is not in your care')).toBeVisible();
    expect(asked('/roi-forms')).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'See your patients' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says on top of every part whose record it is: pronouns, birth, language and residence', async () => {
    // Whoever shares with nobody has signed nothing, and reads in a language all the same.
    held.answers['/roi-forms'] = [];
    const { user } = open(here);
    const record = await drawer();
    const line = 'Pronouns: they/them · Born March 9, 1984 · Reads Spanish · IL 60614';
    expect(await record.findByText(line)).toBeVisible();
    await part(user, 'Documents');
    expect(record.getByText(line)).toBeVisible();
  });

  it('leaves out pronouns that were not told', async () => {
    const patient = held.answers['/patients/{patientId}'] as object;
    held.answers['/patients/{patientId}'] = { ...patient, pronouns: '' };
    open(here);
    expect(await (await drawer()).findByText('Born March 9, 1984 · Reads Spanish · IL 60614')).toBeVisible();
  });

  it('tells how to reach the patient', async () => {
    open(here);
    const contact = within(await (await drawer()).findByRole('region', { name: 'How to reach them' }));
    expect(await contact.findByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria@example.com',
    );
    expect(contact.getByRole('link', { name: '(312) 555-0142' })).toHaveAttribute('href', 'tel:+13125550142');
    expect(contact.getByText(/texts are fine · leave no message/)).toBeVisible();
  });

  it('tells the last visit that was not canceled', async () => {
    const canceled = visitWith('CANCELED', 96);
    const last_change = {
      ...{ kind: 'canceled', by: 'patient', at: new Date().toISOString() },
      ...{ reason: '', reason_locale: 'en' },
    } as const;
    held.answers['/dna-visit/{patientId}/visits'] = [{ ...canceled, last_change }, visitWith('MISSED', -24)];
    open(here);
    const last = within(await (await drawer()).findByRole('region', { name: 'Last visit' }));
    expect(await last.findByText(/November 20/)).toBeVisible();
    expect(last.queryByText(/November 25/)).toBeNull();
  });

  it('writes to nobody but the patient, whatever stands in their address', async () => {
    const email_address = 'maria?bcc=eve@example.com';
    held.answers['/user-emails'] = [{ id: patientId, user_id: patientId, email_address, version: 1 }];
    open(here);
    const link = await (await drawer()).findByRole('link', { name: email_address });
    expect(link).toHaveAttribute('href', 'mailto:maria%3Fbcc%3Deve@example.com');
  });

  it('draws the family as it was sent, with the same as a list, and the ways to keep it', async () => {
    const { user } = open(here);
    const family = await part(user, 'Family');
    expect(await family.findByText('As the patient sent it on November 20, 2026.')).toBeVisible();
    expect(family.getAllByRole('img', { name: /Family tree of/ })[0]).toBeVisible();
    const answers = ['Ashkenazi Jewish grandparent', 'Parents related by blood', 'Adopted'].map(
      (label) => family.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    expect(answers).toEqual(['Yes', 'I don’t know', 'Not answered']);
    expect(family.getByRole('region', { name: 'The family as a list' })).toHaveTextContent('Rosa');
    expect(family.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
    expect(family.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('shows FHS-7 item by item with the relatives, the published figures with their population, and no diagnosis', async () => {
    const { user } = open(here);
    const family = await part(user, 'Family');
    expect(await family.findByText('Positive: 2 of 7 items')).toBeVisible();
    expect(family.getAllByText('Because of: Rosa (mother)')).toHaveLength(2);
    expect(family.getByText(/not a diagnosis/)).toHaveTextContent(
      /women in primary care in Brazil: it found 87\.6 % .*sensitivity.*56\.4 % .*specificity/,
    );
  });

  it('reads the medical history that was sent last, and when earlier ones were', async () => {
    const { user } = open(here);
    const health = await part(user, 'Medical history');
    expect(await health.findByText('Lisinopril')).toBeVisible();
    expect(health.getByText(/sent it on November 20, 2026\. Sent before: November 2, 2026\./)).toBeVisible();
  });

  it('lists visits ahead and past; a summary is read once it is unfolded', async () => {
    const { user } = open(here);
    const visits = await part(user, 'Visits');
    expect(await visits.findByRole('heading', { name: 'Ahead' })).toBeVisible();
    expect(visits.getByRole('heading', { name: 'Past' })).toBeVisible();
    expect(asked('/visits/{visitId}/summary')).toEqual([]);
    await user.click(visits.getByText('Summary of this visit'));
    expect(await visits.findByText('Nothing was found that worries us.')).toBeVisible();
  });

  it('says how the kit and the release stand, and lists the documents', async () => {
    const { user } = open(here);
    expect(await (await part(user, 'Test kit')).findByText('Not approved')).toBeVisible();
    const releases = await part(user, 'Release forms');
    expect(await releases.findByText('Dr. Brandt')).toBeVisible();
    expect(releases.getByText('Taken back on November 20, 2026. Share nothing more.')).toBeVisible();
    const documents = await part(user, 'Documents');
    expect(await documents.findByRole('button', { name: /^Open: Permission for Dr. Brandt/ })).toBeVisible();
  });

  it('tells who of the staff acted for the patient', async () => {
    const { user } = open(here);
    const access = await part(user, 'Access');
    expect(await access.findByText('Henry Vance')).toBeVisible();
    expect(access.getByText('Why: To correct an address.')).toBeVisible();
  });
});
