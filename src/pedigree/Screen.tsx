import { chakra } from '@chakra-ui/react/styled-system';
import { conditionFacts } from '../../domain/family-history.ts';
import { fhs7, type FamilyScreen, type ScreenResult } from '../../domain/fhs-7.ts';
import type { PedigreePerson } from '../../domain/pedigree/graph.ts';
import { titlesOf } from '../../domain/pedigree/titles.ts';
import type { Words } from '../../domain/words.ts';
import { useLocale, useWords } from '../texts/locale.ts';
import { screenTexts as texts } from '../texts/screen.ts';
import { AlertBanner, type AlertTone } from '../ui/AlertBanner.tsx';
import { Stack } from '../ui/Stack.tsx';
import { OuterLink, Text } from '../ui/Text.tsx';
import { ScreenItem } from './ScreenItem.tsx';

type ScreenProps = { screen: FamilyScreen; persons: readonly PedigreePerson[] };

/** FHS-7 for a specialist: the result in words, each item with the relatives behind it, and what the numbers rest on. */
export function Screen({ screen, persons }: ScreenProps) {
  const t = useWords();
  const locale = useLocale();
  const figures = persons.map((person) => ({ ...person, standsFor: [person.id] }));
  const plain = titlesOf(figures, { locale, withNames: true });
  const titles = new Map(
    figures.map(({ id, relation, side }) => {
      const who = plain.get(id) ?? id;
      const isSided = relation !== 'parent' && (side === 'maternal' || side === 'paternal');
      return [id, isSided ? t(texts[side], { who }) : who];
    }),
  );
  const { title, means, tone } = results[screen.result];
  const count = screen.items.filter(({ answer }) => answer === 'yes').length;
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

const results: Record<ScreenResult, { title: Words; means: Words; tone: AlertTone }> = {
  positive: { title: texts.positive, means: texts.positiveMeans, tone: 'warning' },
  incomplete: { title: texts.incomplete, means: texts.incompleteMeans, tone: 'default' },
  negative: { title: texts.negative, means: texts.negativeMeans, tone: 'default' },
};

/** The cancers that the patient has had and that are, or may be, those of the screen: it asks about relatives alone. */
function ownCancers(persons: readonly PedigreePerson[]): Words[] {
  const own = persons.find(({ kind }) => kind === 'member')?.conditions ?? [];
  const asked: readonly string[] = ['breast-cancer', 'ovarian-cancer', 'bowel-cancer', 'cancer-of-unknown-kind'];
  return own
    .filter(({ condition }) => asked.includes(condition))
    .map(({ condition }) => conditionFacts[condition].name);
}

const Items = chakra('ol', {
  base: { listStyle: 'none', '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' } },
});
