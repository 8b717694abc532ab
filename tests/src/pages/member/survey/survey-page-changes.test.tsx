import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { surveyPaths } from '#src/pages/member/survey/survey-paths.ts';
import SurveyPage from '#src/pages/member/survey/survey-page.tsx';
import { showPage } from '#tests/harness/show-page.tsx';
import { beginAnew, family, survey } from './survey-pages.tsx';

beforeEach(beginAnew);

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="Address">{pathname}</output>;
}

test('a page comes in the drawing of its address: the page before is not drawn with that', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const drawn: (string | null | undefined)[][] = [];
  const note = () =>
    drawn.push([
      document.querySelector('output')?.textContent.startsWith(`${surveyPaths.relatives}/`) ? 'relative' : 'list',
      document.querySelector('h1')?.textContent,
    ]);
  const { user } = showPage(
    <Profiler id="survey" onRender={note}>
      <Address />
      <SurveyPage />
    </Profiler>,
    { at: surveyPaths.relatives, person: { firstName: 'Ada', lastName: 'Byron' }, journey: { at: 'survey' } },
  );
  await screen.findByRole('heading', { level: 1, name: 'Your relatives' });
  drawn.length = 0;
  await user.click(screen.getByRole('link', { name: /^Mother/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mother' })).toHaveFocus();
  expect(drawn).toContainEqual(['relative', 'Mother']);
  expect(drawn).not.toContainEqual(['relative', 'Your relatives']);
});
