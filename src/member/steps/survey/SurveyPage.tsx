import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { fourGrandparents, newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import type { components } from '#openapi/generated/types.ts';
import { useStoredAnswers } from '#src/app/autosave/stored.ts';
import { useAutosaver } from '#src/app/autosave/useAutosaver.ts';
import { useJustDone } from '#src/app/journey/useJourneyAddress.ts';
import { lazyPage } from '#src/app/routing/lazyPage.tsx';
import { useSignedInPerson } from '#src/app/session/AuthProvider.tsx';
import { useWords } from '#src/texts/locale.ts';
import { surveyTexts } from '#src/texts/survey.ts';
import { Loaded } from '#src/records/Loaded.tsx';
import { AboutYouPage } from './AboutYouPage.tsx';
import { AskPage } from './ask/AskPage.tsx';
import { AncestryPage } from './AncestryPage.tsx';
import { CheckPage } from './CheckPage.tsx';
import { JoinedPage } from './JoinedPage.tsx';
import { surveyPlace, useKeepSurveyPlace } from './place.ts';
import { CountPage } from './count/CountPage.tsx';
import { RelativePage } from './RelativePage.tsx';
import { RelativesPage } from './RelativesPage.tsx';
import { Survey } from './survey.ts';
import { surveyStore } from './surveyStore.ts';
import { surveyPaths } from './surveyPaths.ts';
import { SurveyContext, useSurveyValue } from './useSurvey.ts';

const TreePage = lazyPage(() => import('./TreePage.tsx'));

/** `/member/survey`: the family history, with its pages below. */
export default function SurveyPage() {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const answers = useStoredAnswers(noviId, 'survey');
  return (
    <Loaded of={[answers]} waiting={t(surveyTexts.waiting)}>
      {({ data }) => (
        <SurveyProvider patientId={noviId} stored={data}>
          <SurveyRoutes />
        </SurveyProvider>
      )}
    </Loaded>
  );
}

type SurveyProviderProps = { patientId: string; stored: components['schemas']['Answers']; children: ReactNode };

function SurveyProvider({ patientId, stored, children }: SurveyProviderProps) {
  const [history] = useState(() => stored.family_history ?? firstHistory());
  const [store] = useState(() => surveyStore(patientId));
  const { saver } = useAutosaver(store, stored.version, { family_history: history });
  const [survey] = useState(() => new Survey(stored.status, history, saver));
  return <SurveyContext value={survey}>{children}</SurveyContext>;
}

/** Everybody has two parents and four grandparents: they stand in the list from the start. */
function firstHistory(): FamilyHistory {
  const makeId = () => crypto.randomUUID();
  const history = newFamilyHistory(makeId);
  return { ...history, relatives: [...history.relatives, ...fourGrandparents(makeId)] };
}

function SurveyRoutes() {
  const justDone = useJustDone();
  const isNew = useSurveyValue((survey) => survey.isNew);
  const isSent = useSurveyValue((survey) => survey.isSent);
  const start = isSent ? surveyPaths.check : (surveyPlace() ?? surveyPaths.relatives);
  useKeepSurveyPlace();
  return (
    <Routes>
      <Route path="you" element={<AboutYouPage />} />
      {isNew ? (
        <>
          {justDone === 'eligibility' && <Route index element={<JoinedPage />} />}
          {/* The questions about the member come first: without them there is nothing to check or send. */}
          <Route path="*" element={<Navigate to={surveyPaths.aboutYou} replace />} />
        </>
      ) : (
        <>
          <Route path="ancestry" element={<AncestryPage />} />
          <Route path="count" element={<CountPage />} />
          <Route path="relatives" element={<RelativesPage />} />
          <Route path="relatives/:relativeId" element={<RelativePage />} />
          <Route path="check" element={<CheckPage />} />
          <Route
            path="tree"
            element={
              <Suspense>
                <TreePage />
              </Suspense>
            }
          />
          <Route path="ask" element={<AskPage />} />
          <Route path="*" element={<Navigate to={start} replace />} />
        </>
      )}
    </Routes>
  );
}
