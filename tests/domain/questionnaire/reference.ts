import type { EnableWhen, ResponseAnswer } from '../../../domain/fhir.ts';

type FlatItem = {
  linkId: string;
  parent: string | undefined;
  behavior: 'all' | 'any';
  answers: ResponseAnswer[];
  conditions: EnableWhen[];
};

/** A plain reading of FHIR's rules in one pass, for items of which each looks at earlier ones only. */
export function referenceEnabled(items: readonly FlatItem[]): string[] {
  const enabled = new Map<string, ResponseAnswer[]>();
  for (const { linkId, parent, behavior, answers, conditions } of items) {
    if (parent !== undefined && !enabled.has(parent)) continue;
    const results = conditions.map((condition) => holds(condition, enabled.get(condition.question) ?? []));
    const on = results.length === 0 || (behavior === 'all' ? !results.includes(false) : results.includes(true));
    if (on)
      enabled.set(
        linkId,
        answers.filter((answer) => plain(answer) !== ''),
      );
  }
  return [...enabled.keys()];
}

function holds(condition: EnableWhen, answers: ResponseAnswer[]): boolean {
  const { question: _, operator, ...rest } = condition;
  if (operator === 'exists') return answers.length > 0 === (rest.answerBoolean ?? true);
  const wanted = plain(
    Object.fromEntries(Object.entries(rest).map(([name, value]) => [name.replace('answer', 'value'), value])),
  );
  const kind = Object.keys(rest)[0]?.replace('answer', 'value');
  const same = answers.filter((answer) => kind !== undefined && kind in answer);
  if (operator === '!=') return !same.some((answer) => plain(answer) === wanted);
  return same.some((answer) => {
    const value = plain(answer);
    if (operator === '=') return value === wanted;
    if (kind === 'valueCoding') return operator.includes('=') && value === wanted;
    if (kind === 'valueBoolean') return operator.includes('=') && value === wanted;
    if (operator === '>') return value > wanted;
    if (operator === '<') return value < wanted;
    return operator === '>=' ? value >= wanted : value <= wanted;
  });
}

/** The value as something that compares; numbers are single digits here. */
function plain(answer: ResponseAnswer): string {
  const { valueBoolean, valueInteger, valueDate, valueString, valueCoding } = answer;
  return String(valueCoding?.code ?? valueBoolean ?? valueInteger ?? valueDate ?? valueString);
}
