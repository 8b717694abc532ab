import { useState } from 'react';
import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import { SavePedigree } from '#src/features/pedigree/save-pedigree.tsx';
import { Pedigree } from '#src/features/pedigree/pedigree.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { screenTexts } from '#src/texts/screen.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { FamilyAnswers } from './family-answers.tsx';
import { FamilyScreen } from './family-screen.tsx';
import { LoadedPart, PartTitle } from './loaded-part.tsx';
import { useFamilyHistory } from './reads.ts';
import { SentOn } from './sent-on.tsx';

type Patient = components['schemas']['Patient'];

/** The family as it was sent: the tree, FHS-7 with who stands behind each item, and what was not asked. */
export function Family({ patient }: { patient: Patient }) {
  const t = useWords();
  return (
    <>
      <Tree patient={patient} />
      <Stack gap="xs">
        <Heading as="h3" size="h3">
          {t(screenTexts.title)}
        </Heading>
        <PartTitle value={t(screenTexts.title)}>
          <FamilyScreen patientId={patient.id} />
        </PartTitle>
      </Stack>
    </>
  );
}

function Tree({ patient }: { patient: Patient }) {
  const t = useWords();
  const [today] = useState(() => new Date());
  const { id, first_name, last_name, date_of_birth } = patient;
  const member = {
    memberName: fullName(first_name, last_name),
    memberAge: date_of_birth ? ageForCertain(date_of_birth, today) : null,
  };
  return (
    <LoadedPart of={[useFamilyHistory(id)]}>
      {({ data }) =>
        data.family_history ? (
          <>
            <SentOn answers={data} />
            <Pedigree history={data.family_history} {...member} />
            <SavePedigree history={data.family_history} {...member} patientId={id} />
            <FamilyAnswers history={data.family_history} />
          </>
        ) : (
          <Text look="muted">{t(texts.treeNone)}</Text>
        )
      }
    </LoadedPart>
  );
}
