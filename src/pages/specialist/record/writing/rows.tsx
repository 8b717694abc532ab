import { useRef, type ReactNode } from 'react';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { Button } from '#src/ui/button.tsx';
import { useFieldValue } from '#src/ui/fields/index.ts';
import { Row } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

type RowsProps<Each> = {
  /** The field of the form: a list. */
  name: string;
  title: string;
  /** What a row is called, with its `{number}`. */
  rowName: Words;
  add: string;
  empty: Each;
  most: number;
  /** The fields of a row, by the beginning of their names: `next.0`. */
  children: (prefix: string) => ReactNode;
};

/** A list in a form to which rows are added and from which they are removed; the focus goes where one goes on. */
export function Rows<Each>({ name, title, rowName, add, empty, most, children }: RowsProps<Each>) {
  const t = useWords();
  const [value, set] = useFieldValue(name);
  const rows = value as readonly Each[];
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const addRow = () => {
    set([...rows, empty]);
    // Once the row is drawn.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus());
  };
  const remove = (index: number) => {
    set(rows.filter((_, at) => at !== index));
    addButton.current?.focus();
  };
  return (
    <section aria-label={title}>
      <Heading size="h3">{title}</Heading>
      <List ref={list}>
        {rows.map((_, index) => {
          const called = t(rowName, { number: index + 1 });
          return (
            <li key={index} aria-label={called}>
              <Row spread>
                <Text look="strong">{called}</Text>
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={t(texts.removeRow, { name: called })}
                  onClick={() => remove(index)}
                >
                  {t(texts.remove)}
                </Button>
              </Row>
              {children(`${name}.${String(index)}`)}
            </li>
          );
        })}
      </List>
      {rows.length < most && (
        <Button ref={addButton} look="secondary" size="sm" onClick={addRow}>
          {add}
        </Button>
      )}
    </section>
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
