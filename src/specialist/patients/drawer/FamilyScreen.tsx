import { OtherReasons } from '#src/pedigree/OtherReasons.tsx';
import { Screen } from '#src/pedigree/Screen.tsx';
import { useWords } from '#src/texts/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patientRecord.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { Text } from '#src/ui/Text.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { useFamilyScreen } from './reads.ts';

/** FHS-7 as the backend derives it from the family history that was sent; without one, what the medical history tells. */
export function FamilyScreen({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <LoadedPart of={[useFamilyScreen(patientId)]}>
      {({ pedigree, screen, version }) =>
        screen && version > 0 ? (
          <Screen screen={screen} persons={pedigree.persons} />
        ) : (
          <Stack gap="sm">
            <Text look="muted">{t(texts.screenNone)}</Text>
            {screen && <OtherReasons screen={screen} persons={pedigree.persons} />}
          </Stack>
        )
      }
    </LoadedPart>
  );
}
