import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import { KeepPedigree } from '#src/pedigree/KeepPedigree.tsx';
import { Pedigree } from '#src/pedigree/Pedigree.tsx';
import { useWords } from '#src/texts/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patientRecord.ts';
import { Text } from '#src/ui/Text.tsx';
import { FamilyAnswers } from './FamilyAnswers.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { useFamilyHistory } from './reads.ts';
import { SentOn } from './SentOn.tsx';

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
            <KeepPedigree history={data.family_history} {...member} patientId={id} />
          </>
        ) : (
          <Text look="muted">{t(texts.treeNone)}</Text>
        )
      }
    </LoadedPart>
  );
}
