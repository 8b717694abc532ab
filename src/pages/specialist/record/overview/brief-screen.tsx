import { fhs7 } from '#domain/fhs-7.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { screenTexts } from '#src/texts/screen.ts';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useFamilyScreen } from '../reads.ts';
import { resultOf } from '../screen/screen-result.ts';
import { useReasonsInWords, useScreenTitles } from '../screen/screen-titles.ts';
import { Brief, BriefLines } from './brief.tsx';

/** What FHS-7 came to, with who makes an item true; and the gene changes, own cancers and own words that stand beside it. */
export function BriefScreen({ patientId }: { patientId: string }) {
  const t = useWords();
  const titlesOf = useScreenTitles();
  const sayReasons = useReasonsInWords();
  return (
    <LoadedPart of={[useFamilyScreen(patientId)]}>
      {({ screen, version, pedigree: { persons } }) => {
        const isSent = screen !== null && version > 0;
        const result = isSent ? resultOf(screen) : undefined;
        const titles = titlesOf(persons);
        const { reasons, ownWords } = sayReasons(screen?.other_reasons ?? [], persons);
        const answered = (answer: 'yes' | 'unknown') =>
          isSent ? screen.items.filter((item) => item.answer === answer) : [];
        const open = answered('unknown').length;
        return (
          <>
            <Brief title={t(texts.screenLink)}>
              <Text look="strong">{result ? t(result.title, { count: result.count }) : t(texts.notSent)}</Text>
              <BriefLines>
                {answered('yes').map(({ id, because }) => (
                  <li key={id}>
                    <Question>{t(fhs7.items.find((item) => item.id === id)?.wording ?? texts.screenLink)}</Question>{' '}
                    {because.map((person) => titles.get(person) ?? person).join(', ')}
                  </li>
                ))}
              </BriefLines>
              {open > 0 && (
                <Text look="small">{t(open === 1 ? texts.openItem : texts.openItems, { count: open })}</Text>
              )}
            </Brief>
            <Reasons
              title={t(texts.geneChangesAndOwnCancers)}
              lines={reasons}
              none={isSent ? t(texts.noneTold) : undefined}
            />
            <Reasons title={t(screenTexts.ownWords)} lines={ownWords} />
          </>
        );
      }}
    </LoadedPart>
  );
}

function Reasons({ title, lines, none }: { title: string; lines: readonly string[]; none?: string | undefined }) {
  if (lines.length === 0 && none === undefined) return null;
  return (
    <Brief title={title}>
      {lines.length === 0 && <Text>{none}</Text>}
      <BriefLines>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </BriefLines>
    </Brief>
  );
}

const Question = styled('span', { base: { color: 'fg.muted' } });
