import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { components } from '#openapi/generated/types.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { visitWith } from '#tests/src/pages/member/records.ts';
import { beginAnew, held } from '../../patients/patients-pages.tsx';
import { patientId } from '../../records.ts';
import { answerDrafts, at, visitId } from './written-drafts.ts';

type Schemas = components['schemas'];
export type Plan = Schemas['CarePlan'];

export const here = `/specialist/patients?patient=${patientId}&write=${visitId}&kind=care-plan&record=closed`;
export const record = `/specialist/patients?patient=${patientId}&part=visits`;
export const addPath = '/patients/{patientId}/add-care-plan';

/** What the backend holds of the draft and of the plans, the newest first; it takes what fits, as the real one does. */
export const stored = { draft: { version: 0, values: {} as Schemas['WritingValues'] }, plans: [] as Plan[] };

/** For `beforeEach`: a visit that took place, of which nothing is written. */
export function beginPlan(): void {
  beginAnew();
  stored.plans = [];
  held.answers['/dna-visit/{patientId}/visits'] = [
    { ...visitWith('COMPLETED', -3), id: visitId, patient_id: patientId, specialist_id: 's' },
  ];
  backend.answers('get', '/patients/{patientId}/care-plans', () => stored.plans);
  answerDrafts('care-plan', stored);
  backend.answers('post', addPath, ({ body }) => add(body));
}

/** Signs a plan as the backend does. */
export function add(body: Schemas['AddCarePlan'], by = 'Sam Staff') {
  if (stored.plans.some(({ replaces }) => replaces !== null && replaces === body.replaces))
    return refusal(409, { code: 'plan_replaced' });
  if (!body.replaces && stored.plans.some(({ visit_id }) => visit_id === body.visit_id))
    return refusal(409, { code: 'plan_written' });
  const id = `0f7a4a52-5b8f-4c43-9d36-1000000000${String(stored.plans.length + 10)}`;
  const plan: Plan = {
    ...{ visit_id: null, ...body, id, replaces: body.replaces ?? null, replaced_by: null, version: 1 },
    ...{ items: body.items.map((each) => ({ ...each, status: 'open', status_at: null })) },
    ...{ written_by: by, created_at: at },
  };
  stored.plans = [
    plan,
    ...stored.plans.map((each) => (each.id === body.replaces ? { ...each, replaced_by: id } : each)),
  ];
  stored.draft = { version: 0, values: {} };
  return plan;
}

export const item = (what: string) => ({ what, who: 'patient' as const, timing: '', due_on: null });
export const body = (title: string, ...items: string[]): Schemas['AddCarePlan'] => ({
  ...{ visit_id: visitId, locale: 'en', title, items: items.map(item) },
});
export const typed = {
  ...{ locale: 'en', title: 'Your plan', based_on: '' },
  ...{ 'items.0.what': 'Have a check.', 'items.0.who': 'patient', 'items.0.timing': '', 'items.0.due_on': '' },
  ...{ 'items.1.what': 'Tell your sister.', 'items.1.who': '', 'items.1.timing': '', 'items.1.due_on': '' },
};
export const title = () => screen.findByRole('textbox', { name: 'Title' });
export const row = (number: number) => within(screen.getByRole('listitem', { name: `Item ${number}` }));
export const what = (number: number) => row(number).getByRole('textbox', { name: 'What to do' });
export const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
