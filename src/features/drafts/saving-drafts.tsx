import type { ReactNode } from 'react';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { idleTexts } from '../../texts/idle.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useIsLong } from '../../ui/use-is-long.ts';
import { Waiting } from '../../ui/waiting.tsx';

/** In place of every page while what was typed last is saved, before the session ends. */
export default function SavingDrafts(): ReactNode {
  const t = useWords();
  const isLong = useIsLong();
  return (
    <NarrowPage>
      {isLong && <PageHeading arrived>{t(idleTexts.leaving)}</PageHeading>}
      <Waiting text={t(idleTexts.savingDrafts)} />
    </NarrowPage>
  );
}
