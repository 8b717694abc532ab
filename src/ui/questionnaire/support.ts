import type { ItemType, Questionnaire, QuestionnaireItem } from '../../../domain/fhir.ts';

/** Every type that the contract names; a backend that is newer than this page may send others. */
const drawn: Readonly<Record<ItemType, true>> = {
  group: true,
  display: true,
  boolean: true,
  integer: true,
  decimal: true,
  date: true,
  string: true,
  text: true,
  choice: true,
  'open-choice': true,
};

/** Whether the item can be answered (or read) here: of a type we draw, and a choice with answers to choose from. */
export function isSupported({ type, answerOption = [] }: QuestionnaireItem): boolean {
  return Object.hasOwn(drawn, type) && (type !== 'choice' || answerOption.length > 0);
}

/** The questionnaire as it can be checked here: what nobody can answer on this page must not be required. */
export function answerable<Q extends Pick<Questionnaire, 'item'>>(questionnaire: Q): Q {
  const relax = (item: QuestionnaireItem): QuestionnaireItem => {
    const { required = false, readOnly = false, item: below } = item;
    return {
      ...item,
      required: required && !readOnly && isSupported(item),
      ...(below && { item: below.map(relax) }),
    };
  };
  return { ...questionnaire, item: questionnaire.item.map(relax) };
}

/** Whether the item is answered on lines of its own: typed, and any number of times. */
export function isLines({ type, repeats = false }: QuestionnaireItem): boolean {
  return repeats && type !== 'choice' && type !== 'open-choice' && type !== 'boolean';
}
