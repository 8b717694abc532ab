import { isQuestion } from './answers.ts';
import { isHidden, unevaluatedIn } from './extensions.ts';
import { occursOf } from './occurs.ts';
import { optionsOf } from './options.ts';
import type { ItemType, Questionnaire, QuestionnaireItem } from './r4.ts';

/** The types that can be answered, or read, on our pages. */
const drawn: ReadonlySet<string> = new Set<ItemType>([
  'group',
  'display',
  'boolean',
  'integer',
  'decimal',
  'date',
  'dateTime',
  'time',
  'string',
  'text',
  'url',
  'choice',
  'open-choice',
]);

/** Whether the item can be answered (or read) here: of a type we draw, and a choice with answers to choose from. */
export function isSupported({ type, answerOption = [] }: QuestionnaireItem): boolean {
  if (!drawn.has(type)) return false;
  const canBeChosen = answerOption.every(({ valueReference }) => valueReference === undefined);
  if (type === 'choice') return answerOption.length > 0 && canBeChosen;
  return type !== 'open-choice' || canBeChosen;
}

/**
 * A questionnaire made ready for a page: the lists of answers that travel with it stand at their questions; what nobody can
 * answer here is not required; and what is at fault (no `linkId`, or one that another item has) is kept apart as an item
 * that can’t be shown, so that it harms no other.
 */
export function prepare<Given extends Questionnaire>(questionnaire: Given): Given {
  const seen = new Set<string>();
  const ready = (item: QuestionnaireItem, isOpen: boolean): QuestionnaireItem => {
    if (!item.linkId || seen.has(item.linkId)) return apart(item, seen);
    seen.add(item.linkId);
    const options = optionsOf(item, questionnaire.contained ?? []);
    const { answerOption: _, item: below, required = false, readOnly = false, ...rest } = item;
    // Whether this is asked, or what is the answer, only a program could tell: nobody is kept by it.
    const unevaluated = unevaluatedIn(item);
    const isOptional = isOpen || unevaluated !== undefined;
    const isWanted = required || (isQuestion(item) && item.repeats === true && occursOf(item).min > 0);
    const whole: QuestionnaireItem = {
      ...rest,
      readOnly,
      ...(options && { answerOption: options }),
      ...(below && { item: below.map((each) => ready(each, isOpen || unevaluated === 'asked')) }),
    };
    return { ...whole, required: isWanted && !isOptional && !readOnly && !isHidden(item) && isSupported(whole) };
  };
  return { ...questionnaire, item: (questionnaire.item ?? []).map((item) => ready(item, false)) };
}

/** An item under a name of its own; only what is to be read stays as it is. */
function apart(item: QuestionnaireItem, seen: Set<string>): QuestionnaireItem {
  let copy = 2;
  while (seen.has(`${item.linkId}~${copy}`)) copy += 1;
  const linkId = `${item.linkId}~${copy}`;
  seen.add(linkId);
  const { prefix, text, type, enableWhen, enableBehavior } = item;
  return {
    linkId,
    type: type === 'display' ? type : 'attachment',
    ...(prefix !== undefined && { prefix }),
    ...(text !== undefined && { text }),
    ...(enableWhen && { enableWhen }),
    ...(enableBehavior && { enableBehavior }),
  };
}
