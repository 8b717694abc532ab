import { Suspense, useState } from 'react';
import { fourGrandparents, newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import type { components } from '#openapi/generated/types.ts';
import { useStoredAnswers } from '#src/features/drafts/use-stored-draft.ts';
import { answersKey, type AnswersBody } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { LoadedStep } from '#src/features/journey/loaded-step.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useWords } from '#src/lib/locale.ts';
import { surveyTexts } from '#src/texts/survey.ts';
import { AboutYouPage } from './about-you-page.tsx';
import { AncestryPage } from './ancestry-page.tsx';
import { AskPage } from './ask/ask-page.tsx';
import { CheckPage } from './check-page.tsx';
import { CountPage } from './count/count-page.tsx';
import { JoinedPage } from './joined-page.tsx';
import { RelativePage } from './relative-page.tsx';
import { RelativesPage } from './relatives-page.tsx';
import { SurveyProvider } from './survey-provider.tsx';
import { TreePage } from './tree.ts';
import { useSurveyPages } from './use-survey-pages.ts';

/** `/member/survey`: the family history, with its pages below. */
export default function SurveyPage() {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const answers = useStoredAnswers(noviId, 'survey');
  return (
    <LoadedStep step="survey" of={[answers]} waiting={t(surveyTexts.waiting)}>
      {({ data }) => <FilledInSurvey patientId={noviId} stored={data} />}
    </LoadedStep>
  );
}

type FilledInSurveyProps = { patientId: string; stored: components['schemas']['Answers'] };

function FilledInSurvey({ patientId, stored }: FilledInSurveyProps) {
  const [opened] = useState(() => ({ status: stored.status, history: stored.family_history ?? firstHistory() }));
  const draft = useDraft<AnswersBody>(answersKey(patientId, 'survey'), { family_history: opened.history });
  return (
    <SurveyProvider opened={opened} draft={draft}>
      <SurveyPages />
    </SurveyProvider>
  );
}

/** Everybody has two parents and four grandparents: they stand in the list from the start. */
function firstHistory(): FamilyHistory {
  const makeId = () => crypto.randomUUID();
  const history = newFamilyHistory(makeId);
  return { ...history, relatives: [...history.relatives, ...fourGrandparents(makeId)] };
}

function SurveyPages() {
  const { shown, wanted, isPausing, onDone, onPause, ...relatives } = useSurveyPages();
  switch (shown) {
    case undefined:
      return null;
    case 'joined':
      return <JoinedPage />;
    case 'you':
      return <AboutYouPage onDone={onDone} />;
    case 'ancestry':
      return <AncestryPage onDone={onDone} />;
    case 'count':
      return <CountPage onDone={onDone} />;
    case 'relatives':
      return <RelativesPage onAdd={relatives.onAdd} />;
    case 'relative':
      return <RelativePage wanted={wanted} {...relatives} />;
    case 'check':
      return <CheckPage />;
    case 'tree':
      return (
        <Suspense>
          <TreePage />
        </Suspense>
      );
    case 'ask':
    case 'paused':
      return <AskPage isPausing={isPausing} onPause={onPause} />;
  }
}
