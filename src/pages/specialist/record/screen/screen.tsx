import { fhs7, notListedInWords, type FamilyScreen } from '#domain/fhs-7.ts';
import type { PedigreePerson } from '#domain/pedigree/graph.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { screenTexts as texts } from '#src/texts/screen.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { ExternalLink, Text } from '#src/ui/text.tsx';
import { OtherReasons } from './other-reasons.tsx';
import { ScreenItem } from './screen-item.tsx';
import { resultOf } from './screen-result.ts';
import { useScreenTitles } from './screen-titles.ts';

type ScreenProps = { screen: FamilyScreen; persons: readonly PedigreePerson[] };

/**
 * FHS-7 for a specialist: the result in words, what stands beside it, which relatives may be missing, each item with the
 * relatives behind it, and what the numbers rest on.
 */
export function Screen({ screen, persons }: ScreenProps) {
  const t = useWords();
  const locale = useLocale();
  const titles = useScreenTitles()(persons);
  const notListed = notListedInWords(screen.not_listed, locale);
  const { title, means, tone, count } = resultOf(screen);
  const { citation, doi, population, sensitivity, specificity } = fhs7.source;
  return (
    <Stack gap="sm">
      <AlertBanner tone={tone} title={t(title, { count })}>
        {t(means)}
      </AlertBanner>
      <OtherReasons screen={screen} persons={persons} />
      {notListed.length > 0 && (
        <div>
          <Text look="strong">{t(texts.notListed)}</Text>
          {notListed.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
      )}
      <Items>
        {fhs7.items.map(({ id, wording }) => {
          const item = screen.items.find((each) => each.id === id);
          return item && <ScreenItem key={id} wording={wording} item={item} titles={titles} />;
        })}
      </Items>
      <Text look="small">
        {t(texts.diagnosis, { population: t(population), sensitivity, specificity })} {t(texts.reads)}
      </Text>
      {locale === 'es' && <Text look="small">{t(texts.translated)}</Text>}
      <Text look="small">
        {t(texts.source, { citation, version: screen.version })}{' '}
        <ExternalLink href={`https://doi.org/${doi}`}>{t(texts.sourceLink)}</ExternalLink>
      </Text>
    </Stack>
  );
}

const Items = styled('ol', {
  base: { listStyle: 'none', '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' } },
});
