import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveAnswer } from '#machines/draft/types.ts';
import { startDraft, world } from '#tests/machines/draft/world.ts';
import { newFamilyHistory } from '#domain/family-history.ts';
import { forgetLastSurveyPage } from '#src/features/session/last-survey-page.ts';
import { askedList } from '#src/pages/member/survey/ask/asked-list.ts';
import { PassOn } from '#src/pages/member/survey/ask/pass-on.tsx';
import { Pause } from '#src/pages/member/survey/ask/pause.tsx';
import { lastSurveyPage, useKeepSurveyPage } from '#src/pages/member/survey/last-page.ts';
import { SurveyProvider } from '#src/pages/member/survey/survey-provider.tsx';
import { show } from '#tests/src/show.tsx';

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

async function openPause(answer: () => Promise<SaveAnswer>) {
  const { services } = world();
  const { actor, type } = startDraft(services);
  services.save.mockImplementation(answer);
  const opened = { status: 'in-progress', history: newFamilyHistory(() => 'id') } as const;
  type({ family_history: opened.history });
  const { user } = show(
    <SurveyProvider opened={opened} draft={{ actor, change: type }}>
      <Routes>
        <Route path="/" element={<Pause />} />
        <Route path="/member/dashboard" element={<p>The dashboard</p>} />
      </Routes>
    </SurveyProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Pause for now' }));
  await vi.waitFor(() => expect(services.save).toHaveBeenCalled());
}

test('a pause leaves once all is stored', async () => {
  await openPause(() => Promise.resolve({ kind: 'saved', version: 1 }));
  expect(await screen.findByText('The dashboard')).toBeInTheDocument();
});

test('a pause stays where what was typed could not be stored', async () => {
  await openPause(() => Promise.resolve({ kind: 'refused' }));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Pause for now' })).toBeEnabled());
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
