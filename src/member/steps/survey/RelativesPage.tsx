import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { mostRelatives, relations } from '../../../../domain/family-history.ts';
import { useWords } from '../../../texts/locale.ts';
import { relativesTexts } from '../../../texts/survey.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Actions } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AskLink } from './ask/AskLink.tsx';
import { RelationGroup } from './RelationGroup.tsx';
import { RemovedBanner } from './RemovedBanner.tsx';
import { rowId } from './relativeList.ts';
import { SurveyFrame } from './SurveyFrame.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { TreePreview } from './TreePreview.tsx';
import { useSurveyValue } from './useSurvey.ts';

/** `/member/survey/relatives`: all relatives by relation, and the way to add one. */
export function RelativesPage() {
  const t = useWords();
  const history = useSurveyValue((survey) => survey.history);
  const isFull = history.relatives.length >= mostRelatives;
  useReturnToRow();
  return (
    <SurveyFrame
      title={t(relativesTexts.title)}
      lead={t(history.adopted === 'yes' ? relativesTexts.leadAdopted : relativesTexts.lead)}
    >
      <RemovedBanner />
      <TreePreview />
      {relations.map((relation) => (
        <RelationGroup key={relation} relation={relation} isFull={isFull} />
      ))}
      {isFull && <Text look="muted">{t(relativesTexts.full, { count: mostRelatives })}</Text>}
      <AskLink />
      <Actions>
        <LinkButton wide="phone" to={surveyPaths.check}>
          {t(relativesTexts.toCheck)}
        </LinkButton>
        <BackLink to={surveyPaths.aboutYou} />
      </Actions>
    </SurveyFrame>
  );
}

/** Coming back from a relative, one goes on from where that relative stands in the list. */
function useReturnToRow(): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const id = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : '';
    const row = id ? document.getElementById(rowId(id)) : null;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [state]);
}
