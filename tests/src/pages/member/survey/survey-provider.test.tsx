import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answersKey, type AnswersBody } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { useStoredAnswers } from '#src/features/drafts/use-stored-draft.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { SurveyProvider } from '#src/pages/member/survey/survey-provider.tsx';
import { useSurvey, useUndoable } from '#src/pages/member/survey/use-survey.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { beginAnew, family } from './survey-pages.tsx';

beforeEach(beginAnew);

const drawn = vi.fn();

it('draws what only changes the family history once, however often it is pressed, and what says the last press anew', async () => {
  const user = userEvent.setup();
  showPage(<Survey />, { at: '/member/survey/' });
  await user.click(await screen.findByRole('button', { name: 'Remove one' }));
  expect(screen.getByText('Removed: parent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove one' }));
  expect(screen.getByText('Removed: parent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove one' }));
  expect(screen.getByText('Removed: sibling')).toBeVisible();
  expect(drawn).toHaveBeenCalledOnce();
});

function Survey() {
  const { noviId } = useSignedInPerson();
  const answers = useStoredAnswers(noviId, 'survey');
  return answers.data && <Filled patientId={noviId} />;
}

function Filled({ patientId }: { patientId: string }) {
  const [opened] = useState(() => ({ status: 'none' as const, history: family() }));
  const draft = useDraft<AnswersBody>(answersKey(patientId, 'survey'), { family_history: opened.history });
  return (
    <SurveyProvider opened={opened} draft={draft}>
      {pages}
    </SurveyProvider>
  );
}

function Presses() {
  const { press } = useSurvey();
  drawn();
  const removeOne = () =>
    press((history) => {
      const [relative, ...relatives] = history.relatives;
      return relative && { kind: 'removed', relative, first: relative.id, after: { ...history, relatives } };
    });
  return <button onClick={removeOne}>Remove one</button>;
}

function LastPress() {
  const press = useUndoable();
  return press?.kind === 'removed' && <p>Removed: {press.relative.relation}</p>;
}

/** The same element each time: only what the provider gives can make it be drawn again. */
const pages = (
  <>
    <Presses />
    <LastPress />
  </>
);
