import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLastSurveyPage, keepLastSurveyPage } from '#src/features/session/last-survey-page.ts';
import { askedList } from '#src/pages/member/survey/ask/asked-list.ts';
import { PassOn } from '#src/pages/member/survey/ask/pass-on.tsx';
import { lastSurveyPage, useKeepSurveyPage } from '#src/pages/member/survey/last-page.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { show } from '#tests/src/show.tsx';
import { beginAnew, family, open as openSurvey, survey, take } from '../survey-pages.tsx';

const list = askedList({ people: [], personQuestions: [], familyQuestions: ['origins'] }, 'en');
const onDevice = (share?: (data: ShareData) => Promise<void>) =>
  share && Object.defineProperty(navigator, 'share', { value: share, configurable: true });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  if ('share' in navigator) Reflect.deleteProperty(navigator, 'share');
});

function open() {
  if (!list) throw new Error('The list has a question.');
  return show(<PassOn list={list} />);
}

test('what the device can’t do is not offered', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
});

test('the list is shared as text; who closes the device’s dialog is told nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  onDevice(share);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Questions about our family’s health',
    text: expect.stringContaining('Where did our grandparents come from') as string,
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('where sharing or copying fails, the other ways are said', async () => {
  onDevice(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Copy the list as text');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Select the list and copy it yourself');
});

/** On the page of the list, with something that the backend has not taken; what it answers to a pause. */
async function pauseWith(answer: typeof take | (() => ReturnType<typeof refusal>)) {
  beginAnew();
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  backend.answers('post', '/questionnaires', refused);
  const { user } = openSurvey('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add a cousin' }));
  await user.type(await screen.findByLabelText(/What do you call/), 'Rosa');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: 'Ask a relative' }));
  await screen.findAllByText('Not saved yet');
  backend.answers('post', '/questionnaires', answer);
  await user.click(await screen.findByRole('button', { name: 'Pause for now' }));
  return user;
}

const refused = () => refusal(400, { code: 'bad_request' });

test('a pause leaves once all is stored, and the page stays in the history', async () => {
  const user = await pauseWith(take);
  await user.click(await screen.findByRole('button', { name: 'Where I was before' }));
  expect(survey.stored.family_history?.relatives.at(-1)?.name).toBe('Rosa');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ask a relative' })).toBeInTheDocument();
});

test('after a pause the survey goes on at the last page before it, not where it was when it was opened', async () => {
  beginAnew();
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  keepLastSurveyPage('/member/survey/check');
  const { user } = openSurvey('relatives');
  await user.click(await screen.findByRole('link', { name: 'Ask a relative' }));
  await user.click(await screen.findByRole('button', { name: 'Pause for now' }));
  await user.click(await screen.findByRole('button', { name: 'Family history' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your relatives' })).toBeInTheDocument();
});

test('a pause stays where what was typed could not be stored', async () => {
  let isAsked = false;
  await pauseWith(() => {
    isAsked = true;
    return refused();
  });
  await eventually(() => expect(isAsked).toBe(true));
  await eventually(() =>
    expect(screen.getByRole('button', { name: 'Pause for now' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(screen.queryByText('The dashboard')).not.toBeInTheDocument();
});

function Somewhere() {
  useKeepSurveyPage();
  return null;
}

test('the place in the survey is kept, except of the list itself, and goes with the person', () => {
  show(<Somewhere />, { at: '/member/survey/relatives/0b1f64f4' });
  show(<Somewhere />, { at: '/member/survey/ask' });
  expect(lastSurveyPage()).toBe('/member/survey/relatives/0b1f64f4');
  forgetLastSurveyPage();
  expect(lastSurveyPage()).toBeUndefined();
});
