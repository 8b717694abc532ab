import { relationFacts, self, type FamilyHistory, type Relative } from '../../../../domain/family-history.ts';
import type { Translate } from '../../../texts/locale.ts';
import { factTexts, genderTexts, kinds } from '../../../texts/relatives.ts';
import { illnessesOf } from './describeIllnesses.ts';
import { twinsOf } from './twins.ts';

/** Mother, half brother, grandparent …: what a relative is, as far as it is known. */
function kindOf({ relation, sex_assigned_at_birth }: Relative, t: Translate): string {
  return t(kinds[relation][sex_assigned_at_birth]);
}

/** What each relative is called in lists, by id: no two alike, so that they can be told apart without seeing them. */
export function titlesOf(relatives: readonly Relative[], t: Translate): ReadonlyMap<string, string> {
  const plain = relatives.map((relative) => [relative.id, titleOf(relative, t)] as const);
  const seen = new Map<string, number>();
  return new Map(
    plain.map(([id, title]) => {
      const isAlone = plain.filter(([, other]) => other === title).length === 1;
      const number = (seen.get(title) ?? 0) + 1;
      seen.set(title, number);
      return [id, isAlone ? title : t(factTexts.numbered, { title, number })];
    }),
  );
}

/** What one relative is called: their name and what they are. */
export function titleOf(relative: Relative, t: Translate): string {
  const kind = kindOf(relative, t);
  return relative.name ? t(factTexts.named, { name: relative.name, kind: kind.toLowerCase() }) : kind;
}

/** What is known of a relative beside their name, in short pieces; none while nothing is known. */
export function factsOf(relative: Relative, history: FamilyHistory, t: Translate): string[] {
  return [
    ...linksOf(relative, history, t),
    ...lifeOf(relative, t),
    ...(relative.gender ? [t(factTexts.gender, { gender: t(genderTexts[relative.gender]) })] : []),
    ...illnessesOf(relative, t),
  ];
}

function linksOf(relative: Relative, history: FamilyHistory, t: Translate): string[] {
  const { relation, side, via } = relative;
  const titles = titlesOf(history.relatives, t);
  const through = via === null ? undefined : titles.get(via);
  const isAsked = relation !== 'parent' && relationFacts[relation].sides.length > 1;
  const twins = twinsOf(relative.id, history);
  const twinTitles = twins.members.map((id) => (id === self ? t(factTexts.you) : (titles.get(id) ?? ''))).join(', ');
  const twinWords = {
    identical: factTexts.twinIdentical,
    fraternal: factTexts.twinFraternal,
    unknown: factTexts.twinOf,
  };
  return [
    ...(through ? [t(relation === 'child' ? factTexts.viaPartner : factTexts.viaParent, { title: through })] : []),
    ...(!through && isAsked && (side === 'maternal' || side === 'paternal') ? [t(factTexts[side])] : []),
    ...(twinTitles ? [t(twinWords[twins.kind], { titles: twinTitles })] : []),
  ];
}

function lifeOf({ vital_status, age, adoption }: Relative, t: Translate): string[] {
  const life = {
    living: () => (age === null ? t(factTexts.living) : t(factTexts.livingAt, { age })),
    deceased: () => (age === null ? t(factTexts.deceased) : t(factTexts.deceasedAt, { age })),
    unknown: () => (age === null ? '' : t(factTexts.age, { age })),
  }[vital_status]();
  const adopted = { in: t(factTexts.adoptedIn), out: t(factTexts.adoptedOut), none: '', unknown: '' }[adoption];
  return [life, adopted].filter((piece) => piece !== '');
}
