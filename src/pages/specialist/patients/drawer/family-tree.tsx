import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import { SavePedigree } from '#src/features/pedigree/save-pedigree.tsx';
import { Pedigree } from '#src/features/pedigree/pedigree.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Text } from '#src/ui/text.tsx';
import { FamilyAnswers } from './family-answers.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useFamilyHistory } from './reads.ts';
import { SentOn } from './sent-on.tsx';

/** The pedigree as the member has it, drawn from what they have sent. */
export function FamilyTree({ patient }: { patient: components['schemas']['Patient'] }) {
  const t = useWords();
  const { id, first_name, last_name, date_of_birth } = patient;
  const member = {
    memberName: fullName(first_name, last_name),
    memberAge: date_of_birth ? ageForCertain(date_of_birth, new Date()) : null,
  };
  return (
    <LoadedPart of={[useFamilyHistory(id)]}>
      {({ data }) =>
        data.family_history ? (
          <>
            <SentOn answers={data} />
            <FamilyAnswers history={data.family_history} />
            <Pedigree history={data.family_history} {...member} />
            <SavePedigree history={data.family_history} {...member} patientId={id} />
          </>
        ) : (
          <Text look="muted">{t(texts.treeNone)}</Text>
        )
      }
    </LoadedPart>
  );
}
