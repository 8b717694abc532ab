import type { ReactNode } from 'react';
import { NarrowPage } from '../../public/NarrowPage.tsx';
import { idleTexts } from '../../texts/idle.ts';
import { useWords } from '../../texts/locale.ts';
import { Waiting } from '../../ui/Waiting.tsx';

/** In place of every page while what was typed last is saved, before the session ends. */
export default function SavingDrafts(): ReactNode {
  const t = useWords();
  return (
    <NarrowPage>
      <Waiting text={t(idleTexts.savingDrafts)} />
    </NarrowPage>
  );
}
