import { isFirstDegree, type FamilyHistory, type YesNoUnknown } from '../family-history.ts';
import type { ResponseItem } from '../fhir.ts';
import { bloodRelatives } from './blood.ts';
import { matches, type MissingFact } from './facts.ts';
import { fhs7, type Fhs7Item, type Fhs7ItemId } from './items.ts';
import { notListedOf, relationOf, type NotListed } from './not-listed.ts';
import { otherReasonsOf, type OtherReason } from './other-reasons.ts';
import { resultOf, type ScreenResult } from './result.ts';

/** One item as answered from the family history, by the ids of relatives. */
export type ScreenedItem = {
  id: Fhs7ItemId;
  answer: YesNoUnknown;
  /** Those who make it true, or would with one more of them. */
  because: string[];
  /** Those who keep it from being “no”, and the facts that are missing of each; none once it is “yes”. */
  open: { relative: string; missing: MissingFact[] }[];
  not_listed: NotListed[];
};

/**
 * FHS-7 as derived from a family history. It is no diagnosis. The items speak of relatives only, not of the member; what else is
 * a reason to look closer stands beside them.
 */
export type FamilyScreen = {
  instrument: typeof fhs7.instrument;
  version: string;
  result: ScreenResult;
  items: ScreenedItem[];
  /** The groups of relatives that are not known to be complete, whatever the result. */
  not_listed: NotListed[];
  other_reasons: OtherReason[];
};

/**
 * Derives the seven items from a family history. What is not known stays “unknown”: an item is “no” only when no answer that is
 * still missing could make it “yes”. Both parents and all four grandparents count as unknown where they are not listed, and so
 * does each other group until the member has said that all of them are. A condition in own words is never a “no”, until the member
 * says that it is no cancer. Men and women are meant by the sex assigned at birth. `health` are the answers of the medical
 * history: they change no item, and what they tell of the member stands beside.
 */
export function screenFamily(history: FamilyHistory, health?: readonly ResponseItem[]): FamilyScreen {
  const items = fhs7.items.map((item) => screened(item, history));
  return {
    instrument: fhs7.instrument,
    version: fhs7.version,
    result: resultOf(items.map(({ answer }) => answer)),
    items,
    not_listed: notListedOf(history),
    other_reasons: otherReasonsOf(history, health),
  };
}

function screened(item: Fhs7Item, history: FamilyHistory): ScreenedItem {
  const findings = bloodRelatives(history)
    .filter(({ relation }) => !item.firstDegree || isFirstDegree(relation))
    .map((relative) => ({ id: relative.id, ...matches(relative, item) }));
  const because = findings.filter(({ holds }) => holds === true).map(({ id }) => id);
  const open = findings
    .filter(({ holds }) => holds === 'unknown')
    .map(({ id, missing }) => ({ relative: id, missing: [...missing] }));
  const not_listed = notListedOf(history, item.sex).filter(
    ({ group }) => !item.firstDegree || isFirstDegree(relationOf[group]),
  );

  const possible = not_listed.reduce((sum, { count }) => sum + (count ?? Infinity), because.length + open.length);
  const base = { id: item.id, because };
  if (because.length >= item.least) return { ...base, answer: 'yes', open: [], not_listed: [] };
  if (possible >= item.least) return { ...base, answer: 'unknown', open, not_listed };
  return { ...base, answer: 'no', open: [], not_listed: [] };
}
