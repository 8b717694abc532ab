import { chakra } from '@chakra-ui/react/styled-system';
import { fullName } from '../../../../domain/names.ts';
import { ageInYears } from '../../../../domain/dates.ts';
import { queries } from '../../../app/api/queries.ts';
import { useSignedInPerson } from '../../../app/session/AuthProvider.tsx';
import { KeepPedigree } from '../../../pedigree/KeepPedigree.tsx';
import { Pedigree } from '../../../pedigree/Pedigree.tsx';
import { pedigreeTexts } from '../../../texts/pedigree.ts';
import { useWords } from '../../../texts/locale.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Actions, Stack } from '../../../ui/Stack.tsx';
import { SurveyFrame } from './SurveyFrame.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useSurvey, useSurveyValue } from './useSurvey.ts';

/** `/member/survey/tree`: the family history as a pedigree, to look at, save and print. */
export default function TreePage() {
  const t = useWords();
  const { noviId, firstName, lastName } = useSignedInPerson();
  const { saver } = useSurvey();
  const history = useSurveyValue((survey) => survey.history);
  const patient = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId: noviId } } });
  const birth = patient.data?.data.date_of_birth;
  const family = {
    history,
    memberName: fullName(firstName, lastName),
    memberAge: birth ? ageInYears(birth, new Date()) : null,
  };
  return (
    <SurveyFrame title={t(pedigreeTexts.title)} lead={t(pedigreeTexts.lead)}>
      <Wide gap="lg">
        <Pedigree {...family} />
        <KeepPedigree {...family} patientId={noviId} beforePdf={() => saver.flush()} />
      </Wide>
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
