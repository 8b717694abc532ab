import type { AnswerOption, QuestionnaireItem, ValueSet } from './r4.ts';

/**
 * The answers to choose from: the question’s own, or those of a value set that travels within the questionnaire (`#id`).
 * A list that stands elsewhere, or is given by a rule only, gives none.
 */
export function optionsOf(
  { answerOption, answerValueSet }: QuestionnaireItem,
  contained: readonly ValueSet[],
): AnswerOption[] | undefined {
  if (answerOption || answerValueSet === undefined) return answerOption;
  const set = contained.find(({ resourceType, id, url }) => {
    const isIt = answerValueSet === `#${id}` || (url !== undefined && answerValueSet.split('|')[0] === url);
    return resourceType === 'ValueSet' && isIt;
  });
  return set && (expanded(set) ?? composed(set));
}

type Concepts = NonNullable<NonNullable<ValueSet['expansion']>['contains']>;

function expanded({ expansion }: ValueSet): AnswerOption[] | undefined {
  const flat = (concepts: Concepts): AnswerOption[] =>
    concepts.flatMap(({ contains = [], abstract = false, system, code, display }) => [
      ...(abstract || code === undefined ? [] : [option(system, code, display)]),
      ...flat(contains),
    ]);
  return expansion?.contains && flat(expansion.contains);
}

/** Only where each code is named: a whole code system or a filter needs a terminology server. */
function composed({ compose }: ValueSet): AnswerOption[] | undefined {
  const include = compose?.include ?? [];
  const exclude = compose?.exclude ?? [];
  if ([...include, ...exclude].some(({ concept, filter, valueSet }) => !concept || filter || valueSet))
    return undefined;
  const isOut = (system: string | undefined, code: string | undefined) =>
    exclude.some((set) => set.system === system && set.concept?.some((concept) => concept.code === code));
  return include.flatMap(({ system, concept = [] }) =>
    concept.flatMap(({ code, display }) =>
      code === undefined || isOut(system, code) ? [] : [option(system, code, display)],
    ),
  );
}

function option(system: string | undefined, code: string, display: string | undefined): AnswerOption {
  return { valueCoding: { ...(system !== undefined && { system }), code, ...(display !== undefined && { display }) } };
}
