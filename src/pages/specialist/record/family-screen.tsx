import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useFamilyScreen } from './reads.ts';
import { OtherReasons } from './screen/other-reasons.tsx';
import { Screen } from './screen/screen.tsx';

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
