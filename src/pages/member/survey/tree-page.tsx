import { SavePedigree } from '#src/features/pedigree/save-pedigree.tsx';
import { Pedigree } from '#src/features/pedigree/pedigree.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useWords } from '#src/lib/locale.ts';
import { pedigreeTexts } from '#src/texts/pedigree.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Skeleton, Waiting } from '#src/ui/waiting.tsx';
import { SurveyFrame } from './survey-frame.tsx';
import { surveyPaths } from './survey-paths.ts';
import { useFamilyHistory, useSurvey } from './use-survey.ts';
import { useTreeMember } from './use-tree-member.ts';

/**
 * `/member/survey/tree`: the family history as a pedigree, to look at, save and print. Nobody knows how high the picture will be, so
 * nothing stands below it before it is there.
 */
export default function TreePage() {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const { save } = useSurvey();
  const history = useFamilyHistory();
  const { isLoading, member } = useTreeMember();
  return (
    <SurveyFrame title={t(pedigreeTexts.title)} lead={t(pedigreeTexts.lead)}>
      {isLoading ? (
        <Waiting text={t(pedigreeTexts.waiting)}>
          <Skeleton shape="panel" />
        </Waiting>
      ) : (
        <>
          <Wide gap="lg">
            <Pedigree history={history} {...member} />
            <SavePedigree history={history} {...member} patientId={noviId} beforePdf={save} />
          </Wide>
          <Actions>
            <LinkButton wide="phone" look="secondary" to={surveyPaths.relatives}>
              {t(pedigreeTexts.backToList)}
            </LinkButton>
          </Actions>
        </>
      )}
    </SurveyFrame>
  );
}

/** A picture may be wider than what is read. */
const Wide = styled(Stack, {
  base: {
    marginInlineEnd: {
      xl: 'calc({sizes.measure} + {sizes.rail} + {spacing.2xl} + 2 * {spacing.md} - {sizes.page})',
    },
  },
});
