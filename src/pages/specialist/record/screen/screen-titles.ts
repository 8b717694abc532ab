import { typedConditionInWords } from '#domain/family-history/facts.ts';
import { isSideInWords, namedTitle } from '#domain/family-history/relative-titles.ts';
import type { OtherReason } from '#domain/fhs-7.ts';
import type { PedigreePerson } from '#domain/pedigree/graph.ts';
import { kinWordOf, titlesOfPeople } from '#domain/pedigree/titles.ts';
import { capitalized } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { screenTexts as texts } from '#src/texts/screen.ts';

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

/** What stands beside the screen, line by line; own words apart, because they may say anything. */
export type ReasonsInWords = { reasons: string[]; ownWords: string[] };

/** “Claire (cousin, mother’s side): BRCA1”: what stands beside the screen, of whom it was told. */
export function useReasonsInWords(): (
  reasons: readonly OtherReason[],
  persons: readonly PedigreePerson[],
) => ReasonsInWords {
  const t = useWords();
  const locale = useLocale();
  const titlesOf = useScreenTitles();
  return (reasons, persons) => {
    const titles = titlesOf(persons);
    const inWords = ({ person, why, told_in, told }: OtherReason) => {
      const found = capitalized(typedConditionInWords(told, locale), locale);
      const read = why === 'uncertain-gene-change' ? t(texts.uncertain, { what: found }) : found;
      const what = told_in === 'medical-history' ? t(texts.fromHealth, { what: read }) : read;
      return t(texts.reasonOf, { who: person === 'self' ? t(texts.patient) : (titles.get(person) ?? person), what });
    };
    const isOwnWords = ({ why }: OtherReason) => why === 'own-words';
    return {
      reasons: reasons.filter((each) => !isOwnWords(each)).map(inWords),
      ownWords: reasons.filter(isOwnWords).map(inWords),
    };
  };
}
