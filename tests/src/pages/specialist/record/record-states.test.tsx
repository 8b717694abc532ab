import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { newCondition } from '#domain/family-history.ts';
import type { FamilyScreen } from '#domain/fhs-7.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { planOf } from '../../member/after-visit.ts';
import { address, beginAnew, drawer, held, open, part } from '../patients/patients-pages.tsx';
import { visitWith } from '../../member/records.ts';
import { patientId } from '../records.ts';

beforeEach(beginAnew);

describe('the record of a patient whose parts differ', () => {
  const here = `/specialist/patients?sort=last-visit&patient=${patientId}`;
  /** A part of the overview, under its heading. */
  const brief = async (name: string) => within(await (await drawer()).findByRole('region', { name }));

  it.each([
    ['Family', '/patients/{patientId}/answers/survey', 'Family'],
    ['Family', '/patients/{patientId}/get-famgenix', 'Family history screen (FHS-7)'],
    ['Medical history', '/patients/{patientId}/answers/medical-history', 'Medical history'],
    ['Test kit', '/kits/{patientId}', 'Test kit'],
    ['Visits', '/dna-visit/{patientId}/visits', 'Visits'],
    ['Release forms', '/roi-forms', 'Release forms'],
    ['Documents', '/patients/{patientId}/documents', 'Documents'],
    ['Overview', '/user-phones', 'How to reach them'],
  ])('shows the rest when “%s” can’t be loaded (%s), and tries again', async (name, path, said) => {
    held.failing.set(path, HttpResponse.error);
    const { user } = open(here);
    const lost = await part(user, name);
    expect(await lost.findByText(`We could not load this part: ${said}`)).toBeVisible();
    // The part that was left, hidden already, goes a moment later.
    await waitFor(() => expect(screen.getAllByText(/^We could not load/)).toHaveLength(1));
    held.failing.clear();
    await user.click(lost.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^We could not load/)).toBeNull());
  });

  it('begins with what decides how to prepare: the visit and its reason, the family, and the test', async () => {
    open(here);
    expect(await (await brief('Next visit')).findByText('Wants to talk about: My mother')).toBeVisible();
    const screened = await brief('FHS-7');
    expect(screened.getByText('Positive: 2 of 7 items')).toBeVisible();
    expect(screened.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Did a parent, sibling or child have breast or ovarian cancer\? Rosa \(mother\)$/,
    );
    expect((await brief('Gene changes and own cancers')).getByText('None told')).toBeVisible();
    expect(await (await brief('Test kit')).findByText(/^Not approved · since November/)).toBeVisible();
  });

  it('opens the tree large from the overview', async () => {
    const { user } = open(here);
    await user.click(await (await brief('Family tree')).findByRole('button', { name: 'See it large' }));
    expect(await screen.findByRole('tab', { name: /^Family/, selected: true })).toHaveFocus();
    expect(address()).toContain('part=family');
  });

  it('says what stands beside FHS-7, also of whom no family history was sent', async () => {
    const path = '/patients/{patientId}/get-famgenix';
    const read = held.answers[path] as { screen: FamilyScreen };
    const own = { person: 'self', told_in: 'medical-history' } as const;
    const other_reasons: FamilyScreen['other_reasons'] = [
      { ...own, why: 'gene-change', told: { ...newCondition('known-gene-change'), other: 'BRCA1' } },
      { ...own, why: 'own-words', told: { ...newCondition('other-condition'), other: 'Lynch' } },
    ];
    held.answers[path] = { ...read, version: 0, screen: { ...read.screen, other_reasons } };
    const { user } = open(here);
    expect((await brief('FHS-7')).getByText('Not sent yet')).toBeVisible();
    const gene = /^The patient: .*: BRCA1 \(from the medical/;
    expect((await brief('Gene changes and own cancers')).getByText(gene)).toBeVisible();
    expect((await brief('Told in own words, for you to judge')).getByText(/“Lynch”/)).toBeVisible();
    expect((await part(user, 'Family')).getByText(gene)).toBeVisible();
  });

  it('opens at the part that its address names, and the keyboard goes through the parts', async () => {
    const { user } = open(`${here}&part=releases`);
    const record = await drawer();
    const tab = await record.findByRole('tab', { name: /^Release forms/, selected: true });
    tab.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(record.getByRole('tab', { name: /^Documents/, selected: false })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await record.findByRole('tab', { name: /^Documents/, selected: true })).toHaveFocus();
    expect(address()).toBe(`?sort=last-visit&patient=${patientId}&part=documents`);
    await user.keyboard('{Home}');
    await waitFor(() => expect(record.getByRole('tab', { name: 'Overview' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await record.findByRole('tab', { name: 'Overview', selected: true })).toHaveFocus();
    expect(address()).toBe(`?sort=last-visit&patient=${patientId}`);
  });

  it('marks on its tab what is missing, and what has come since the last visit', async () => {
    held.answers['/roi-forms'] = [];
    held.answers['/dna-visit/{patientId}/visits'] = [{ ...visitWith('COMPLETED', -200), summarized_at: null }];
    open(here);
    const record = await drawer();
    const missing = ', something is missing';
    for (const name of [`Visits${missing}`, `Release forms${missing}`, 'Family, new since the last visit'])
      expect(await record.findByRole('tab', { name })).toBeVisible();
    const still = await brief('Still missing');
    expect(still.getByText('A visit is over and has no summary')).toBeVisible();
    expect(still.getByText('Nobody was named to share with')).toBeVisible();
    expect(still.queryByText('The family history was not sent')).toBeNull();
  });

  it('marks that the summary is missing of a visit whose time has passed, as the list of patients does', async () => {
    held.answers['/dna-visit/{patientId}/visits'] = [visitWith('SCHEDULED', -3)];
    open(here);
    expect(await (await drawer()).findByRole('tab', { name: 'Visits, something is missing' })).toBeVisible();
  });

  it('folds care plans only where there are some', async () => {
    const view = open(here);
    expect(await (await part(view.user, 'Visits')).findByText('No care plan is written yet.')).toBeVisible();
    view.unmount();
    clearPersonalData();
    held.answers['/patients/{patientId}/care-plans'] = [planOf(null)];
    const { user } = open(here);
    const visits = await part(user, 'Visits');
    expect(await visits.findByText('Care plans (1)')).toBeVisible();
    expect(visits.queryByText('No care plan is written yet.')).toBeNull();
  });

  it('says that the patient shares with nobody, and since when', async () => {
    held.answers['/patients/{patientId}/sharing-decisions'] = [
      { id: patientId, patient_id: patientId, shares_with: 'nobody', decided_at: '2026-11-21T12:00:00Z', stands: true },
    ];
    const { user } = open(here);
    const releases = await part(user, 'Release forms');
    expect(
      await releases.findByText('Shares with nobody (decided on November 21, 2026). Share nothing.'),
    ).toBeVisible();
  });

  it('says of what was not sent, signed or ordered that it was not', async () => {
    const none = { patient_id: patientId, status: 'none', version: 0, updated_at: null };
    Object.assign(held.answers, {
      '/patients/{patientId}/answers/survey': { ...none, questionnaire: 'survey' },
      '/patients/{patientId}/answers/medical-history': { ...none, questionnaire: 'medical-history' },
      '/patients/{patientId}/get-famgenix': {
        ...(held.answers['/patients/{patientId}/get-famgenix'] as object),
        version: 0,
      },
      ...{ '/kits/{patientId}': [], '/roi-forms': [], '/patients/{patientId}/documents': [], '/user-phones': [] },
    });
    const { user } = open(here);
    const said: [tab: string, words: RegExp | string][] = [
      ['Overview', 'No phone on file'],
      ['Family', /has not sent a family history yet/],
      ['Family', /There is no screen without a family history/],
      ['Medical history', 'The patient has not sent the medical history yet.'],
      ['Test kit', 'No kit was ordered yet.'],
      ['Release forms', 'No release is signed yet.'],
      ['Documents', 'There are no documents yet.'],
    ];
    for (const [tab, words] of said) expect(await (await part(user, tab)).findByText(words)).toBeVisible();
    expect((await part(user, 'Family')).queryByText(/87\.6/)).toBeNull();
  });
});
