import { useWords } from '#src/lib/locale.ts';
import { askTexts } from '#src/texts/ask-relative.ts';
import { TextField } from '#src/ui/fields/index.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Text } from '#src/ui/text.tsx';

type NamesForListProps = {
  people: readonly { id: string; title: string }[];
  names: Readonly<Record<string, string>>;
  onName: (id: string, name: string) => void;
};

/** A name for each relative of the list, where the member wants one in it. */
export function NamesForList({ people, names, onName }: NamesForListProps) {
  const t = useWords();
  return (
    <Fold title={t(askTexts.names)}>
      <Text look="muted">{t(askTexts.namesHint)}</Text>
      {people.map(({ id, title }) => (
        <TextField
          key={id}
          name={`name-${id}`}
          label={title}
          optional
          maxLength={60}
          autoComplete="off"
          value={names[id] ?? ''}
          onChange={({ currentTarget }) => onName(id, currentTarget.value)}
        />
      ))}
    </Fold>
  );
}
