import { stateNames } from '#domain/states.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { BulletList, Heading } from '#src/ui/text.tsx';
import { useResidence } from './use-residence.ts';

/** What helps a visit to go well. Where the member is then matters, as a license is for where the talk is taken. */
export function WhatToHave({ medium }: Pick<components['schemas']['Visit'], 'medium'>) {
  const t = useWords();
  const residence = useResidence();
  return (
    <section>
      <Heading size="h3">{t(texts.readyTitle)}</Heading>
      <BulletList>
        <li>{t(medium === 'video' ? texts.readyVideo : texts.readyPhone)}</li>
        <li>{t(texts.readyQuestions)}</li>
        {residence && <li>{t(texts.readyState, { state: stateNames[residence] })}</li>}
      </BulletList>
    </section>
  );
}
