import {
  controlOf,
  isHidden,
  isQuestion,
  unevaluatedIn,
  unitOf,
  valueOf,
  type Form,
  type ItemNode,
} from '#domain/questionnaire.ts';
import type { QuestionnaireItem } from '#domain/questionnaire/r4.ts';

/** Whether the item is answered on lines of its own: typed, and any number of times. */
export function isLines({ type, repeats = false }: QuestionnaireItem): boolean {
  return repeats && type !== 'choice' && type !== 'open-choice' && type !== 'boolean';
}

/**
 * Whether a place is to be seen: it is asked, it is not for machines only, and it is no answer of somebody else’s that is
 * not there.
 */
export function isShown(node: ItemNode, { enabled }: Pick<Form, 'enabled'>): boolean {
  const { item, answers } = node;
  if (!enabled.has(node) || isHidden(item) || isHint(node)) return false;
  // What a program should have worked out says that none did.
  if (!item.readOnly || !isQuestion(item) || unevaluatedIn(item) !== undefined) return true;
  return answers.some((answer) => valueOf(answer) !== undefined);
}

/** The places that are seen, each before those below it. */
export function shownIn(nodes: readonly ItemNode[], form: Pick<Form, 'enabled'>): ItemNode[] {
  return nodes.filter((node) => isShown(node, form)).flatMap((node) => [node, ...shownIn(node.below, form)]);
}

/** What helps with a question: its unit, and the texts below it that are meant as help, as far as they hold. */
export function hintOf(node: ItemNode, { enabled }: Pick<Form, 'enabled'>): string | undefined {
  const helps = node.below
    .filter((below) => enabled.has(below) && isHint(below))
    .flatMap(({ item }) => (item.text === undefined ? [] : [item.text]));
  const unit = unitOf(node.item);
  return [...helps, ...(unit === undefined ? [] : [unit])].join(' ') || undefined;
}

const hints: readonly (string | undefined)[] = ['help', 'flyover', 'prompt', 'unit', 'lower', 'upper'];

function isHint({ item, parent }: ItemNode): boolean {
  return item.type === 'display' && parent !== undefined && isQuestion(parent.item) && hints.includes(controlOf(item));
}
