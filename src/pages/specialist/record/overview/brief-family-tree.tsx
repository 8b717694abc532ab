import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import PedigreePreview from '#src/features/pedigree/pedigree-preview.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Button } from '#src/ui/button.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useFamilyHistory } from '../reads.ts';
import { useRecordAddress } from '../record-address.ts';
import { Brief } from './brief.tsx';

/** The whole tree, small; larger, as a list, and to print it stands in its own part. */
export function BriefFamilyTree({ patient }: { patient: components['schemas']['Patient'] }) {
  const t = useWords();
  const { openPart } = useRecordAddress();
  const { id, first_name, last_name, date_of_birth } = patient;
  return (
    <Brief title={t(texts.tree)}>
      <LoadedPart of={[useFamilyHistory(id)]}>
        {({ data: { family_history: history } }) =>
          history ? (
            <>
              <Picture>
                <PedigreePreview
                  history={history}
                  memberName={fullName(first_name, last_name)}
                  memberAge={date_of_birth ? ageForCertain(date_of_birth, new Date()) : null}
                />
              </Picture>
              <div>
                <Button look="quiet" size="sm" onClick={() => openPart('family')}>
                  {t(texts.openTree)}
                </Button>
              </div>
            </>
          ) : (
            <Text>{t(texts.treeNone)}</Text>
          )
        }
      </LoadedPart>
    </Brief>
  );
}

const Picture = styled('div', { base: { height: 'picture' } });
