import { chakra } from '@chakra-ui/react/styled-system';
import { fhs7, type FamilyScreen } from '../../domain/fhs-7.ts';
import type { PedigreePerson } from '../../domain/pedigree/graph.ts';
import { titlesOfPeople } from '../../domain/pedigree/titles.ts';
import { useLocale, useWords } from '../texts/locale.ts';
import { screenTexts as texts } from '../texts/screen.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Stack } from '../ui/Stack.tsx';
import { OuterLink, Text } from '../ui/Text.tsx';
import { ScreenItem } from './ScreenItem.tsx';
import { ownCancers, resultOf } from './screenResult.ts';

type ScreenProps = { screen: FamilyScreen; persons: readonly PedigreePerson[] };

/** FHS-7 for a specialist: the result in words, each item with the relatives behind it, and what the numbers rest on. */
export function Screen({ screen, persons }: ScreenProps) {
  const t = useWords();
  const locale = useLocale();
  const plain = titlesOfPeople(persons, { locale, withNames: true });
  const titles = new Map(
    persons.map(({ id, relation, side }) => {
      const who = plain.get(id) ?? id;
      const isSided = relation !== 'parent' && (side === 'maternal' || side === 'paternal');
      return [id, isSided ? t(texts[side], { who }) : who];
    }),
  );
  const { title, means, tone, count } = resultOf(screen);
  const own = ownCancers(persons);
  const { citation, doi, population, sensitivity, specificity } = fhs7.source;
  return (
    <Stack gap="sm">
      <AlertBanner tone={tone} title={t(title, { count })}>
        {t(means)}
      </AlertBanner>
      {own.length > 0 && <Text>{t(texts.own, { what: own.map((name) => t(name)).join(', ') })}</Text>}
      <Items>
        {fhs7.items.map(({ id, wording }) => {
          const item = screen.items.find((each) => each.id === id);
          return item && <ScreenItem key={id} wording={wording} item={item} titles={titles} />;
        })}
      </Items>
      <Text look="small">
        {t(texts.diagnosis, { population: t(population), sensitivity, specificity })} {t(texts.reads)}
      </Text>
      <Text look="small">
        {t(texts.source, { citation, version: screen.version })}{' '}
        <OuterLink href={`https://doi.org/${doi}`}>{t(texts.sourceLink)}</OuterLink>
      </Text>
    </Stack>
  );
}

const Items = chakra('ol', {
  base: { listStyle: 'none', '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' } },
});
