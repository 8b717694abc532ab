import { chakra } from '@chakra-ui/react/styled-system';
import { namedTitle } from '../../domain/family-history/called.ts';
import { fhs7, type FamilyScreen } from '../../domain/fhs-7.ts';
import type { PedigreePerson } from '../../domain/pedigree/graph.ts';
import { kinWordOf, titlesOfPeople } from '../../domain/pedigree/titles.ts';
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
    persons.map((person) => {
      const { id, name, relation, side } = person;
      const who = plain.get(id) ?? id;
      const kin = kinWordOf(person, locale).toLowerCase();
      const isSided = relation !== 'parent' && (side === 'maternal' || side === 'paternal');
      // A name alone does not tell a specialist who that is.
      if (name !== '') return [id, isSided ? t(kinTexts[side], { who, kin }) : namedTitle(who, kin, locale)];
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

const kinTexts = { maternal: texts.maternalKin, paternal: texts.paternalKin };

const Items = chakra('ol', {
  base: { listStyle: 'none', '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' } },
});
