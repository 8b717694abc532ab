import { useId } from 'react';
import { longestSearch } from '#src/lib/use-search-field.ts';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';

type SearchFieldProps = { label: string; typed: string; onType: (typed: string) => void };

/** Where one types what a list is searched for. */
export function SearchField({ label, typed, onType }: SearchFieldProps) {
  const id = useId();
  return (
    <div role="search">
      <FieldFrame id={id} label={label}>
        <Input
          id={id}
          type="search"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </FieldFrame>
    </div>
  );
}
