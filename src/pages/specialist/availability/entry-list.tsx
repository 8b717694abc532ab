import { Fragment, useId, useState, type ReactNode } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { Button } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

type EntryListProps = {
  /** The ids of the entries, in order. */
  ids: readonly string[];
  /** So many there can be. */
  most: number;
  addLabel: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number, onRemove: () => void) => ReactNode;
};

/** So many of a long list are shown at first: the holidays of some years are thirty. */
const fewest = 5;

/** A list of entries that can be added to and removed from. */
export function EntryList({ ids, most, addLabel, onAdd, onRemove, children }: EntryListProps) {
  const t = useWords();
  const addId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? ids : ids.slice(0, fewest);
  const hidden = ids.length - shown.length;
  const removeAt = (index: number) => {
    onRemove(index);
    document.getElementById(addId)?.focus();
  };
  return (
    <Stack gap="xs">
      {shown.map((id, index) => (
        <Fragment key={id}>{children(index, () => removeAt(index))}</Fragment>
      ))}
      <Row gap="2xs">
        {hidden > 0 && (
          <Button look="quiet" size="sm" onClick={() => setShowsAll(true)}>
            {t(texts.showAll, { count: hidden })}
          </Button>
        )}
        <Button
          id={addId}
          look="quiet"
          size="sm"
          icon={<PlusIcon size="sm" />}
          disabled={ids.length >= most}
          onClick={() => {
            // A new one stands at the end.
            setShowsAll(true);
            onAdd();
          }}
        >
          {addLabel}
        </Button>
      </Row>
      {ids.length >= most && <Text look="small">{t(texts.noMore)}</Text>}
    </Stack>
  );
}
