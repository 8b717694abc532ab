import type { FamilyScreen } from '#domain/fhs-7.ts';
import type { PedigreePerson } from '#domain/pedigree/graph.ts';
import { useWords } from '#src/lib/locale.ts';
import { screenTexts as texts } from '#src/texts/screen.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BulletList } from '#src/ui/text.tsx';
import { useReasonsInWords } from './screen-titles.ts';

type OtherReasonsProps = { screen: Pick<FamilyScreen, 'other_reasons'>; persons: readonly PedigreePerson[] };

/** What no item of FHS-7 asks for: what is a reason to look closer, and own words, which only a person can judge. */
export function OtherReasons({ screen, persons }: OtherReasonsProps) {
  const t = useWords();
  const { reasons, ownWords } = useReasonsInWords()(screen.other_reasons, persons);
  return (
    <>
      {reasons.length > 0 && (
        <AlertBanner tone="warning" title={t(texts.otherReasons)}>
          <Lines lines={reasons} />
        </AlertBanner>
      )}
      {ownWords.length > 0 && (
        <AlertBanner title={t(texts.ownWords)}>
          <Lines lines={ownWords} />
        </AlertBanner>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <BulletList>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </BulletList>
  );
}
