import { useAuthActor } from '../app/session/AuthProvider.tsx';
import { NarrowPage } from '../public/NarrowPage.tsx';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { specialistTexts } from '../texts/specialist.ts';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';

/** `/specialist/…`: says honestly that appointments and patients can't be seen here yet. */
export default function SpecialistPage() {
  const t = useWords();
  const actor = useAuthActor();
  return (
    <NarrowPage>
      <PageHeading lead={t(specialistTexts.notYet)}>{t(specialistTexts.title)}</PageHeading>
      <Actions>
        <Button look="secondary" wide="phone" onClick={() => actor.send({ type: 'signOut.requested' })}>
          {t(commonTexts.logOut)}
        </Button>
      </Actions>
    </NarrowPage>
  );
}
