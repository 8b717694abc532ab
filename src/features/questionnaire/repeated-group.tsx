import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { occursOf, occursWords, unevaluatedIn, type ItemNode } from '#domain/questionnaire.ts';
import { useWords } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useQuestionnaireState } from './context.ts';
import { titleOf } from './pages.ts';

type RepeatedGroupProps = {
  /** Its repetitions, of which there is always one to begin with. */
  nodes: readonly ItemNode[];
  draw: (node: ItemNode) => ReactNode;
};

/** A group of questions that can be answered any number of times. */
export function RepeatedGroup({ nodes, draw }: RepeatedGroupProps) {
  const t = useWords();
  const { add, remove } = useQuestionnaireState();
  const box = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const last = nodes.at(-1);
  if (!last) return null;
  const title = titleOf(last.item);
  const several = occursWords(last.item);

  const addOne = () => {
    flushSync(() => add(last));
    const groups = box.current?.querySelectorAll<HTMLElement>(':scope > [role=group]');
    groups?.[groups.length - 1]?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  };
  const removeOne = (node: ItemNode) => {
    flushSync(() => remove(node));
    adder.current?.focus();
  };
  return (
    <Stack gap="md" ref={box}>
      {several && <Text look="small">{t(several)}</Text>}
      {unevaluatedIn(last.item) === 'asked' && <Text look="small">{t(questionnaireTexts.askedUnknown)}</Text>}
      {nodes.map((node) => (
        <Repetition
          key={node.key}
          node={node}
          count={nodes.length}
          onRemove={nodes.length > 1 && !node.item.readOnly ? () => removeOne(node) : undefined}
        >
          {draw(node)}
        </Repetition>
      ))}
      {!last.item.readOnly && nodes.length < occursOf(last.item).max && (
        <div>
          <Button
            look="secondary"
            size="sm"
            icon={<PlusIcon size="sm" />}
            ref={adder}
            onClick={addOne}
            aria-label={`${t(questionnaireTexts.addAnother)}: ${title}`}
          >
            {t(questionnaireTexts.addAnother)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type RepetitionProps = { node: ItemNode; count: number; onRemove: (() => void) | undefined; children: ReactNode };

function Repetition({ node, count, onRemove, children }: RepetitionProps) {
  const t = useWords();
  const id = useId();
  const title = titleOf(node.item);
  const name = count > 1 ? t(questionnaireTexts.oneOf, { title, number: node.repetition + 1, count }) : title;
  return (
    <Stack gap="md" role="group" aria-labelledby={id}>
      <Heading size="h3" id={id}>
        {name}
      </Heading>
      {children}
      {onRemove && (
        <div>
          <Button look="quiet" size="sm" onClick={onRemove} aria-label={`${t(questionnaireTexts.remove)}: ${name}`}>
            {t(questionnaireTexts.remove)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
