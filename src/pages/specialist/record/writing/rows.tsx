import { useRef, useState, type ReactNode } from 'react';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { Button } from '#src/ui/button.tsx';
import { useFieldValue } from '#src/ui/fields/index.ts';
import { Row } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

type RowsProps<Each> = {
  /** The field of the form: a list. */
  name: string;
  title: string;
  /** What a row is called, with its `{number}`. */
  rowName: Words;
  add: string;
  empty: Each;
  /** As many stay. */
  least?: number;
  most: number;
  /** Their order says something: each can be moved up and down. */
  isOrdered?: boolean;
  /** The fields of a row, by the beginning of their names: `next.0`. */
  children: (prefix: string) => ReactNode;
};

/** A list in a form to which rows are added and from which they are removed; the focus goes where one goes on. */
export function Rows<Each>({ name, title, rowName, add, empty, most, children, ...how }: RowsProps<Each>) {
  const { least = 0, isOrdered = false } = how;
  const t = useWords();
  const [value, set] = useFieldValue(name);
  const rows = value as readonly Each[];
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState('');
  const nameOf = (index: number) => t(rowName, { number: index + 1 });
  const addRow = () => {
    set([...rows, empty]);
    // Once the row is drawn.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus());
  };
  const remove = (index: number) => {
    set(rows.filter((_, at) => at !== index));
    requestAnimationFrame(() => addButton.current?.focus());
  };
  const move = (from: number, step: 1 | -1) => {
    const to = from + step;
    set(rows.map((row, at) => (at === to ? rows[from] : at === from ? rows[to] : row)));
    setMoved(t(texts.rowMoved, { name: nameOf(from), place: to + 1, count: rows.length }));
    // The focus goes along; at the end of the list, where that button is gone, to the other one.
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-move]') ?? [])];
      (buttons.find((each) => each.dataset['move'] === String(step)) ?? buttons[0])?.focus();
    });
  };
  return (
    <section aria-label={title}>
      <Heading size="h3">{title}</Heading>
      <List ref={list}>
        {rows.map((_, index) => {
          const called = nameOf(index);
          return (
            <li key={index} aria-label={called}>
              <Row spread gap="2xs">
                <Text look="strong">{called}</Text>
                <Row gap="2xs">
                  {isOrdered && index > 0 && (
                    <RowButton data-move="-1" name={called} does={texts.moveUp} onClick={() => move(index, -1)} />
                  )}
                  {isOrdered && index < rows.length - 1 && (
                    <RowButton data-move="1" name={called} does={texts.moveDown} onClick={() => move(index, 1)} />
                  )}
                  {rows.length > least && <RowButton name={called} does={texts.remove} onClick={() => remove(index)} />}
                </Row>
              </Row>
              {children(`${name}.${String(index)}`)}
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {rows.length < most && (
        <Button ref={addButton} look="secondary" size="sm" onClick={addRow}>
          {add}
        </Button>
      )}
    </section>
  );
}

type RowButtonProps = { name: string; does: Words; 'data-move'?: string; onClick: () => void };

/** “Remove”, and for who does not see where it stands, what of: “Remove: Item 2”. */
function RowButton({ name, does, ...button }: RowButtonProps) {
  const t = useWords();
  return (
    <Button look="quiet" size="sm" aria-label={t(texts.rowAction, { does: t(does), name })} {...button}>
      {t(does)}
    </Button>
  );
}

const List = styled('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: 'xs',
      paddingBlock: 'sm',
      borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
    },
    marginBlockEnd: 'xs',
  },
});
