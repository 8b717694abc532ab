import { screen, waitFor } from '@testing-library/react';
import { pageOf, patientId, summaryOf } from '../records.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#tests/harness/backend.ts';
import { address, asked, beginAnew, drawer, held, open, part } from './patients-pages.tsx';

beforeEach(beginAnew);

describe('the record of a patient', () => {
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

  it('tells who it is, how to reach them and in which language', async () => {
    open(here);
    const who = await part('Who it is');
    expect(who.getByText('March 9, 1984 (42 years)')).toBeVisible();
    expect(who.getByText('IL 60614')).toBeVisible();
    expect(await who.findByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria@example.com',
    );
    expect(who.getByRole('link', { name: '(312) 555-0142' })).toHaveAttribute('href', 'tel:+13125550142');
    expect(who.getByText(/texts are fine · leave no message/)).toBeVisible();
    expect(who.getByText(/^Spanish \(as in the form signed on November 20, 2026\)$/)).toBeVisible();
  });

  it('writes to nobody but the patient, whatever stands in their address', async () => {
    const email_address = 'maria?bcc=eve@example.com';
    held.answers['/user-emails'] = [{ id: patientId, user_id: patientId, email_address, version: 1 }];
    open(here);
    const link = await (await part('Who it is')).findByRole('link', { name: email_address });
    expect(link).toHaveAttribute('href', 'mailto:maria%3Fbcc%3Deve@example.com');
  });

  it('draws the family as it was sent, with the same as a list, and the ways to keep it', async () => {
    open(here);
    const tree = await part('Family tree');
    expect(await tree.findByText('As the patient sent it on November 20, 2026.')).toBeVisible();
    expect(tree.getAllByRole('img', { name: /Family tree of/ })[0]).toBeVisible();
    const answers = ['Ashkenazi Jewish grandparent', 'Parents related by blood', 'Adopted'].map(
      (label) => tree.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    expect(answers).toEqual(['Yes', 'I don’t know', 'Not answered']);
    expect(tree.getByRole('region', { name: 'The family as a list' })).toHaveTextContent('Rosa');
    expect(tree.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
    expect(tree.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('shows FHS-7 item by item with the relatives, the published figures with their population, and no diagnosis', async () => {
    open(here);
    const fhs = await part('Family history screen (FHS-7)');
    expect(await fhs.findByText('Positive: 2 of 7 items')).toBeVisible();
    expect(fhs.getAllByText('Because of: Rosa (mother)')).toHaveLength(2);
    expect(fhs.getByText(/not a diagnosis/)).toHaveTextContent(
      /women in primary care in Brazil: it found 87\.6 % .*sensitivity.*56\.4 % .*specificity/,
    );
  });

  it('reads the medical history that was sent last, and when earlier ones were', async () => {
    open(here);
    const health = await part('Medical history');
    expect(await health.findByText('Lisinopril')).toBeVisible();
    expect(health.getByText(/sent it on November 20, 2026\. Sent before: November 2, 2026\./)).toBeVisible();
  });

  it('lists visits ahead and past; a summary is read once it is unfolded', async () => {
    const { user } = open(here);
    const visits = await part('Visits');
    expect(await visits.findByRole('heading', { name: 'Ahead' })).toBeVisible();
    expect(visits.getByRole('heading', { name: 'Past' })).toBeVisible();
    expect(asked('/visits/{visitId}/summary')).toEqual([]);
    await user.click(visits.getByText('Summary of this visit'));
    expect(await visits.findByText('Nothing was found that worries us.')).toBeVisible();
  });

  it('says how the kit and the release stand, and lists the documents', async () => {
    open(here);
    expect(await (await part('Test kit')).findByText('Not approved')).toBeVisible();
    const releases = await part('Release forms');
    expect(await releases.findByText('Dr. Brandt')).toBeVisible();
    expect(releases.getByText('Taken back on November 20, 2026. Share nothing more.')).toBeVisible();
    const documents = await part('Documents');
    expect(await documents.findByRole('button', { name: /^Open: Permission for Dr. Brandt/ })).toBeVisible();
  });
});
