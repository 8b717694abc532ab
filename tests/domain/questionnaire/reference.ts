import type { EnableWhen, QuestionnaireItem, ResponseAnswer, ResponseItem } from '#domain/questionnaire/r4.ts';

/** An item where it stands in a response; `trail` names the repetitions and answers on the way, as `linkId#index`. */
type Spot = { item: QuestionnaireItem; trail: string[]; above: Spot | undefined; answers: ResponseAnswer[] };

/**
 * A plain reading of FHIR’s rules, slow and without any state: the items that are asked, as `trail/linkId`. For
 * questionnaires without circles, whose values are of one length and one unit for each kind.
 */
export function referenceEnabled(items: QuestionnaireItem[], response: ResponseItem[]): string[] {
  const spots = walk(items, response, [], undefined);

  const isOn = (spot: Spot): boolean => {
    if (spot.above && !isOn(spot.above)) return false;
    const { enableWhen = [], enableBehavior } = spot.item;
    const results = enableWhen.map((condition) => isTrue(condition, answersFor(spot, condition.question)));
    if (results.length === 0) return true;
    return enableBehavior === 'any' ? results.includes(true) : !results.includes(false);
  };
  const answersFor = (from: Spot, linkId: string): ResponseAnswer[] => {
    const fitting = spots.filter((spot) => spot.item.linkId === linkId && !isElsewhere(from.trail, spot.trail));
    const earlier = fitting.filter((spot) => spots.indexOf(spot) < spots.indexOf(from));
    const nearest = earlier.at(-1) ?? fitting[0];
    return nearest && isOn(nearest) ? nearest.answers : [];
  };
  return spots.filter(isOn).map(({ trail, item }) => [...trail, item.linkId].join('/'));
}

function walk(items: QuestionnaireItem[], given: ResponseItem[], trail: string[], above: Spot | undefined): Spot[] {
  return items.flatMap((item): Spot[] => {
    const there = given.filter(({ linkId }) => linkId === item.linkId);
    if (item.type === 'group') {
      const groups = item.repeats && there.length > 0 ? there : [there[0]];
      return groups.flatMap((group, index) => {
        const spot: Spot = { item, trail: item.repeats ? [...trail, `@${index}`] : trail, above, answers: [] };
        return [spot, ...walk(item.item ?? [], group?.item ?? [], [...trail, `${item.linkId}#${index}`], spot)];
      });
    }
    const answers = (there[0]?.answer ?? []).filter((answer) => text(answer) !== '');
    const spot: Spot = { item, trail, above, answers };
    const below = (there[0]?.answer ?? []).flatMap((answer, index) =>
      text(answer) === '' ? [] : walk(item.item ?? [], answer.item ?? [], [...trail, `${item.linkId}#${index}`], spot),
    );
    return [spot, ...below];
  });
}

/** Two spots are apart when their ways go through the same item, but through other repetitions or answers of it. */
function isElsewhere(one: string[], other: string[]): boolean {
  const split = (trail: string[]) => trail.filter((step) => !step.startsWith('@')).map((step) => step.split('#'));
  const [first, second] = [split(one), split(other)];
  for (let depth = 0; depth < Math.min(first.length, second.length); depth += 1) {
    if (first[depth]?.[0] !== second[depth]?.[0]) return false;
    if (first[depth]?.[1] !== second[depth]?.[1]) return true;
  }
  return false;
}

function isTrue(condition: EnableWhen, answers: ResponseAnswer[]): boolean {
  const { question: _, operator, ...wanted } = condition;
  if (operator === 'exists') return answers.length > 0 === wanted.answerBoolean;
  const [kind = '', value] = Object.entries(wanted)[0] ?? [];
  const name = kind.replace('answer', 'value');
  const numbers = ['valueInteger', 'valueDecimal'];
  const same = answers.filter((answer) =>
    Object.keys(answer).some((key) => key === name || bothIn(numbers, key, name)),
  );
  const is = (answer: ResponseAnswer) => text(answer) === text({ [name]: value });
  if (operator === '=') return same.some(is);
  if (operator === '!=') return !same.some(is);
  const ranks = !['valueBoolean', 'valueCoding', 'valueReference'].includes(name);
  const sorts = (answer: ResponseAnswer) => ranks && text(answer) > text({ [name]: value });
  const falls = (answer: ResponseAnswer) => ranks && text(answer) < text({ [name]: value });
  if (operator === '>') return same.some(sorts);
  if (operator === '<') return same.some(falls);
  return same.some((answer) => is(answer) || (operator === '>=' ? sorts(answer) : falls(answer)));
}

function bothIn(names: string[], one: string, other: string): boolean {
  return names.includes(one) && names.includes(other);
}

/** A value as something that sorts: numbers are single digits here, days and times of one length. */
function text(answer: ResponseAnswer): string {
  const [value] = Object.entries(answer).flatMap(([name, one]: [string, unknown]) => (name === 'item' ? [] : [one]));
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
}
