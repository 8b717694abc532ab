import { conditionFacts } from '../../domain/family-history.ts';
import type { FamilyScreen, ScreenResult } from '../../domain/fhs-7.ts';
import type { PedigreePerson } from '../../domain/pedigree/graph.ts';
import type { Words } from '../../domain/words.ts';
import { screenTexts as texts } from '../texts/screen.ts';
import type { AlertTone } from '../ui/AlertBanner.tsx';

/** What FHS-7 came to, in words; `count` goes into the title. */
export function resultOf({ result, items }: FamilyScreen) {
  return { ...results[result], count: items.filter(({ answer }) => answer === 'yes').length };
}

/** The cancers that the patient has had and that are, or may be, those of the screen: it asks about relatives alone. */
export function ownCancers(persons: readonly PedigreePerson[]): Words[] {
  const own = persons.find(({ kind }) => kind === 'member')?.conditions ?? [];
  const asked: readonly string[] = ['breast-cancer', 'ovarian-cancer', 'bowel-cancer', 'cancer-of-unknown-kind'];
  return own
    .filter(({ condition }) => asked.includes(condition))
    .map(({ condition }) => conditionFacts[condition].name);
}

const results: Record<ScreenResult, { title: Words; means: Words; tone: AlertTone }> = {
  positive: { title: texts.positive, means: texts.positiveMeans, tone: 'warning' },
  incomplete: { title: texts.incomplete, means: texts.incompleteMeans, tone: 'default' },
  negative: { title: texts.negative, means: texts.negativeMeans, tone: 'default' },
};
