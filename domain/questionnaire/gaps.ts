import type { Words } from '../words.ts';
import { givenAnswers, isQuestion } from './answers.ts';
import { unevaluatedIn } from './extensions.ts';
import { occursOf, occursProblem, occursWords } from './occurs.ts';
import type { ItemNode } from './item-nodes.ts';
import type { QuestionnaireItem } from './r4.ts';

/** A question that needs an answer and has none. A group is told by its own required questions, if it has some. */
export function gap(node: ItemNode, enabled: ReadonlySet<ItemNode>): Words | undefined {
  const { item } = node;
  if (!isRequired(node) || isAnswered(node)) return undefined;
  if (item.type === 'group' && node.below.some((below) => holdsRequired(below, enabled))) return undefined;
  // Who must give several is told how many.
  const several = occursOf(item).min > 1 ? occursWords(item) : undefined;
  return several ?? (offersUnknown(item) ? neededOrUnknown : needed);
}

/** Whether a place needs an answer. What waits for a program that is not run here must not keep anybody. */
function isRequired(node: ItemNode): boolean {
  const { item } = node;
  if (item.type === 'display' || isUnevaluated(node)) return false;
  // Of a group, the first stands for all: `countProblem` says how many are missing.
  const least = item.repeats && !(item.type === 'group' && node.repetition > 0) ? occursOf(item).min : 0;
  return item.required === true || least > 0;
}

/** Whether a program would have to say if this is asked, or what the answer is. */
function isUnevaluated({ item, parent }: ItemNode): boolean {
  if (unevaluatedIn(item) !== undefined) return true;
  for (let above = parent; above; above = above.parent) if (unevaluatedIn(above.item) === 'asked') return true;
  return false;
}

/** Fewer or more answers, or repetitions of a group, than asked for. That there is none at all is a gap. */
export function countProblem(node: ItemNode, all: readonly ItemNode[]): Words | undefined {
  const { item, parent } = node;
  const isGroup = item.type === 'group';
  if (isGroup && node.repetition > 0) return undefined;
  const siblings = isGroup ? all.filter((other) => other.item === item && other.parent === parent) : [];
  const count = isGroup ? siblings.filter(isAnswered).length : givenAnswers(node.given).length;
  if (count === 0 || (isUnevaluated(node) && count < occursOf(item).min)) return undefined;
  return occursProblem(item, count);
}

/** Whether “I don’t know” is among the answers to choose from. */
function offersUnknown({ answerOption = [] }: QuestionnaireItem): boolean {
  return answerOption.some(({ valueCoding, valueString = '' }) => {
    const { code = '', display = valueString } = valueCoding ?? {};
    return (
      /^(unknown|asked-unknown|dont-know|UNK|ASKU|261665006)$/.test(code) || /don[’']t know|no (lo )?sé/i.test(display)
    );
  });
}

function isAnswered({ item, given, below }: ItemNode): boolean {
  if (isQuestion(item)) return givenAnswers(given).length > 0;
  return below.some(isAnswered) || givenAnswers(given).length > 0;
}

function holdsRequired(node: ItemNode, enabled: ReadonlySet<ItemNode>): boolean {
  const { below } = node;
  if (!enabled.has(node)) return false;
  return isRequired(node) || below.some((child) => holdsRequired(child, enabled));
}

const needed: Words = { en: 'Please answer this question.', es: 'Responda esta pregunta, por favor.' };
const neededOrUnknown: Words = {
  en: 'Please answer this question. “I don’t know” is fine.',
  es: 'Responda esta pregunta, por favor. “No lo sé” también vale.',
};
