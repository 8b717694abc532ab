import { useId, type Ref } from 'react';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Select, SelectBox } from '#src/ui/fields/select-field.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { sorts, type Sort } from '../list-query.ts';

type FindingProps = {
  typed: string;
  onType: (words: string) => void;
  searchField: Ref<HTMLInputElement>;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** How to find somebody: by words of the name or e-mail, or by the order of the list. */
export function Finding({ typed, onType, searchField, sort, onSort }: FindingProps) {
  const t = useWords();
  const searchId = useId();
  const sortId = useId();
  return (
    <SearchArea role="search">
      <FieldFrame id={searchId} label={t(texts.search)}>
        <Input
          ref={searchField}
          id={searchId}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </FieldFrame>
      <FieldFrame id={sortId} label={t(texts.sort)}>
        <SelectBox>
          <Select
            id={sortId}
            kind="select"
            value={sort}
            onChange={(event) => onSort(sorts.find((each) => each === event.target.value) ?? 'name')}
          >
            {sorts.map((each) => (
              <option key={each} value={each}>
                {t(names[each])}
              </option>
            ))}
          </Select>
          <ChevronDownIcon size="sm" />
        </SelectBox>
      </FieldFrame>
    </SearchArea>
  );
}

const names: Readonly<Record<Sort, Words>> = {
  name: texts.byName,
  'next-visit': texts.byNextVisit,
  'last-visit': texts.byLastVisit,
};

const SearchArea = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: 'sm',
    alignItems: 'end',
  },
});
