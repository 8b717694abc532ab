import { screen, waitFor, within } from '@testing-library/react';
import { newCondition } from '#domain/family-history.ts';
import type { FamilyScreen } from '#domain/fhs-7.ts';
import { planOf } from '../../member/after-visit.ts';
import { patientId } from '../records.ts';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { address, beginAnew, drawer, held, open, part } from './patients-pages.tsx';

beforeEach(beginAnew);

describe('the record of a patient whose parts differ', () => {
  const here = `/specialist/patients?sort=last-visit&patient=${patientId}`;

  it.each([
    ['Visits', '/dna-visit/{patientId}/visits', 'Visits'],
    ['Family tree', '/patients/{patientId}/answers/survey', 'Family tree'],
    ['Family history screen (FHS-7)', '/patients/{patientId}/get-famgenix', 'Family history screen (FHS-7)'],
    ['Medical history', '/patients/{patientId}/answers/medical-history', 'Medical history'],
    ['Test kit', '/kits/{patientId}', 'Test kit'],
    ['Release forms', '/roi-forms', 'Release forms'],
    ['Documents', '/patients/{patientId}/documents', 'Documents'],
    ['Who it is', '/user-phones', 'How to reach them'],
  ])('shows the rest when “%s” can’t be loaded, and tries again', async (name, path, said) => {
    held.failing.set(path, HttpResponse.error);
    const { user } = open(here);
    const lost = await part(name);
    expect(await lost.findByText(`We could not load this part: ${said}`)).toBeVisible();
    expect(screen.getAllByText(/^We could not load/)).toHaveLength(1);
    held.failing.clear();
    await user.click(lost.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^We could not load/)).toBeNull());
  });

  it('begins with what decides how to prepare: the visit and its reason, the family, the answers, the test', async () => {
    open(here);
    const glance = (await drawer()).getAllByRole('region')[0]!;
    await waitFor(() =>
      expect(glance).toHaveTextContent(
        /At a glance.*Next visit.*Wants to talk about ?My mother.*Positive: \d of 7 items/,
      ),
    );
    expect(glance).toHaveTextContent(/Medical history ?Sent on November 20, 2026.*Test kit ?Not approved/);
  });

  it('says at a glance what stands beside FHS-7, also of whom no family history was sent', async () => {
    const path = '/patients/{patientId}/get-famgenix';
    const read = held.answers[path] as { screen: FamilyScreen };
    const own = { person: 'self', told_in: 'medical-history' } as const;
    const other_reasons: FamilyScreen['other_reasons'] = [
      { ...own, why: 'gene-change', told: { ...newCondition('known-gene-change'), other: 'BRCA1' } },
      { ...own, why: 'own-words', told: { ...newCondition('other-condition'), other: 'Lynch' } },
    ];
    held.answers[path] = { ...read, version: 0, screen: { ...read.screen, other_reasons } };
    open(here);
    const glance = (await drawer()).getAllByRole('region')[0]!;
    await waitFor(() =>
      expect(glance).toHaveTextContent(/Apart from FHS-7 ?The patient: .*: BRCA1 \(from the medical/),
    );
    expect(glance).toHaveTextContent(/Told in own words ?The patient: “Lynch”/);
    const card = await part('Family history screen (FHS-7)');
    expect(card.getByText(/^The patient: .*: BRCA1/)).toBeVisible();
  });

  it('keeps the ways to the parts in sight: they are no part of what is scrolled', async () => {
    open(here);
    const links = (await drawer()).getByRole('navigation', { name: 'Go to' });
    const first = (await drawer()).getAllByRole('region')[0]!;
    expect(first.parentElement).not.toContainElement(links);
  });

  it('folds care plans only where there are some', async () => {
    const view = open(here);
    expect(await (await part('Visits')).findByText('No care plan is written yet.')).toBeVisible();
    view.unmount();
    clearPersonalData();
    held.answers['/patients/{patientId}/care-plans'] = [planOf(null)];
    open(here);
    expect(await (await part('Visits')).findByText('Care plans (1)')).toBeVisible();
    expect((await part('Visits')).queryByText('No care plan is written yet.')).toBeNull();
  });

  it('says that the patient shares with nobody, and since when', async () => {
    held.answers['/patients/{patientId}/sharing-decisions'] = [
      { id: patientId, patient_id: patientId, shares_with: 'nobody', decided_at: '2026-11-21T12:00:00Z', stands: true },
    ];
    open(here);
    const releases = await part('Release forms');
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
    open(here);
    const shown = await drawer();
    for (const words of [
      /has not sent a family history yet/,
      /There is no screen without a family history/,
      'The patient has not sent the medical history yet.',
      'No kit was ordered yet.',
      'No release is signed yet.',
      'There are no documents yet.',
      'No phone on file',
    ])
      expect(await shown.findByText(words)).toBeVisible();
    expect(shown.queryByText(/87\.6/)).toBeNull();
  });

  it('leads to each part by a button, without an address of its own', async () => {
    const { user } = open(here);
    const links = within((await drawer()).getByRole('navigation', { name: 'Go to' }));
    await user.click(links.getByRole('button', { name: 'Release forms' }));
    expect((await drawer()).getByRole('region', { name: 'Release forms' })).toHaveFocus();
    expect(address()).toContain(`patient=${patientId}`);
  });
});
