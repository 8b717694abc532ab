import { Screen } from '../../../pedigree/Screen.tsx';
import { useWords } from '../../../texts/locale.ts';
import { patientRecordTexts as texts } from '../../../texts/patientRecord.ts';
import { Text } from '../../../ui/Text.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { useFamilyScreen } from './reads.ts';

/** FHS-7 as the backend derives it from the family history that was sent. */
export function FamilyScreen({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <LoadedPart of={[useFamilyScreen(patientId)]}>
      {({ pedigree, screen, version }) =>
        screen && version > 0 ? (
          <Screen screen={screen} persons={pedigree.persons} />
        ) : (
          <Text look="muted">{t(texts.screenNone)}</Text>
        )
      }
    </LoadedPart>
  );
}
