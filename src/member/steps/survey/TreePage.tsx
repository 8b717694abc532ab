import { chakra } from '@chakra-ui/react/styled-system';
import { useSignedInPerson } from '#src/app/session/AuthProvider.tsx';
import { KeepPedigree } from '#src/pedigree/KeepPedigree.tsx';
import { Pedigree } from '#src/pedigree/Pedigree.tsx';
import { pedigreeTexts } from '#src/texts/pedigree.ts';
import { useWords } from '#src/texts/locale.ts';
import { LinkButton } from '#src/ui/Button.tsx';
import { Actions, Stack } from '#src/ui/Stack.tsx';
import { Skeleton, Waiting } from '#src/ui/Waiting.tsx';
import { SurveyFrame } from './SurveyFrame.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useSurvey, useSurveyValue } from './useSurvey.ts';
import { useTreeMember } from './useTreeMember.ts';

/** `/member/survey/tree`: the family history as a pedigree, to look at, save and print. */
export default function TreePage() {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const { saver } = useSurvey();
  const history = useSurveyValue((survey) => survey.history);
  const { isLoading, member } = useTreeMember();
  return (
    <SurveyFrame title={t(pedigreeTexts.title)} lead={t(pedigreeTexts.lead)}>
      {isLoading ? (
        <Waiting text={t(pedigreeTexts.waiting)}>
          <Skeleton shape="panel" />
        </Waiting>
      ) : (
        <Wide gap="lg">
          <Pedigree history={history} {...member} />
          <KeepPedigree history={history} {...member} patientId={noviId} beforePdf={() => saver.flush()} />
        </Wide>
      )}
      <Actions>
        <LinkButton wide="phone" look="secondary" to={surveyPaths.relatives}>
          {t(pedigreeTexts.backToList)}
        </LinkButton>
      </Actions>
    </SurveyFrame>
  );
}

/** A picture may be wider than what is read. */
const Wide = chakra(Stack, {
  base: {
    marginInlineEnd: {
      xl: 'calc({sizes.measure} + {sizes.rail} + {spacing.2xl} + 2 * {spacing.md} - {sizes.page})',
    },
  },
});
