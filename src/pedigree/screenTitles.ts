import { isSideInWords, namedTitle } from '../../domain/family-history/called.ts';
import { illnessesInWords } from '../../domain/family-history/facts.ts';
import type { FamilyScreen } from '../../domain/fhs-7.ts';
import type { PedigreePerson } from '../../domain/pedigree/graph.ts';
import { kinWordOf, titlesOfPeople } from '../../domain/pedigree/titles.ts';
import { capitalized } from '../../domain/words.ts';
import { useLocale, useWords } from '../texts/locale.ts';
import { screenTexts as texts } from '../texts/screen.ts';

/** What a specialist calls each person, by id: a name alone does not tell who that is, nor on which side of the family. */
export function useScreenTitles(): (persons: readonly PedigreePerson[]) => ReadonlyMap<string, string> {
  const t = useWords();
  const locale = useLocale();
  return (persons) => {
    const plain = titlesOfPeople(persons, { locale, withNames: true });
    return new Map(
      persons.map((person) => {
        const { id, name, relation, side } = person;
        const who = plain.get(id) ?? id;
        const kin = kinWordOf(person, locale).toLowerCase();
        const isTold = relation === 'parent' || isSideInWords(person);
        const isSided = !isTold && (side === 'maternal' || side === 'paternal');
        if (name !== '') return [id, isSided ? t(kinTexts[side], { who, kin }) : namedTitle(who, kin, locale)];
        return [id, isSided ? t(texts[side], { who }) : who];
      }),
    );
  };
}

const kinTexts = { maternal: texts.maternalKin, paternal: texts.paternalKin };

/** “Claire (cousin, mother’s side): BRCA1”: what stands beside the screen, of whom it was told. */
export function useReasonsInWords(): (
  reasons: FamilyScreen['other_reasons'],
  persons: readonly PedigreePerson[],
) => string[] {
  const t = useWords();
  const locale = useLocale();
  const titlesOf = useScreenTitles();
  return (reasons, persons) => {
    const titles = titlesOf(persons);
    return reasons.map(({ person, told }) => {
      const what = illnessesInWords({ has_conditions: 'yes', conditions: [told] }, locale).join();
      const who = person === 'self' ? t(texts.patient) : (titles.get(person) ?? person);
      return t(texts.reasonOf, { who, what: capitalized(what, locale) });
    });
  };
}
