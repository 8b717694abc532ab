import type { YesNoUnknown } from '#domain/family-history.ts';
import { notListedInWords, type ScreenedItem } from '#domain/fhs-7.ts';
import type { Words } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { missingTexts, screenTexts as texts } from '#src/texts/screen.ts';
import { styled } from '#src/ui/styled.tsx';
import { BulletList, Text } from '#src/ui/text.tsx';

type ScreenItemProps = { wording: Words; item: ScreenedItem; titles: ReadonlyMap<string, string> };

/** One item: the question, its answer, who makes it true, and what is missing to answer it. */
export function ScreenItem({ wording, item, titles }: ScreenItemProps) {
  const t = useWords();
  const locale = useLocale();
  const { answer, because, open, not_listed } = item;
  const who = [...titles].flatMap(([id, title]) => (because.includes(id) ? [title] : [])).join(', ');
  return (
    <Item>
      <Question>
        <span>{t(wording)}</span>
        <strong>{t(answers[answer])}</strong>
      </Question>
      {who !== '' && <Text look="small">{t(answer === 'yes' ? texts.because : texts.soFar, { who })}</Text>}
      {open.length > 0 && (
        <>
          <Text look="small">{t(texts.missing)}</Text>
          <BulletList>
            {open.map(({ relative, missing }) => (
              <li key={relative}>
                {t(texts.missingOf, {
                  who: titles.get(relative) ?? relative,
                  what: missing.map((fact) => t(missingTexts[fact])).join(', '),
                })}
              </li>
            ))}
          </BulletList>
        </>
      )}
      {notListedInWords(not_listed, locale).map((line) => (
        <Text key={line} look="small">
          {line}
        </Text>
      ))}
    </Item>
  );
}

const answers: Record<YesNoUnknown, Words> = { yes: texts.yes, no: texts.no, unknown: texts.unknown };

const Item = styled('li', { base: { paddingBlock: 'xs', overflowWrap: 'anywhere' } });
const Question = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: 'sm',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    '& > strong': { flexShrink: '0' },
  },
});
