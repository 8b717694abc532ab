import { useId, type Ref } from 'react';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { longestSearch } from '#src/lib/use-search-field.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { CheckboxGroupField } from '#src/ui/fields/choices.tsx';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { SelectOf } from '#src/ui/fields/select-of.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';
import { styled } from '#src/ui/styled.tsx';
import { filters, sorts, type Filter, type ListView, type Sort } from '../list-query.ts';

type FindingProps = {
  typed: string;
  onType: (words: string) => void;
  searchInput: Ref<HTMLInputElement>;
  asked: ListView;
  onChange: (changes: Partial<ListView>) => void;
};

/** How to find somebody: by words, by the order of the list, or by what is to be done for them. */
export function Finding({ typed, onType, searchInput, asked, onChange }: FindingProps) {
  const t = useWords();
  const searchId = useId();
  return (
    <SearchArea role="search">
      <FieldFrame id={searchId} label={t(texts.search)}>
        <Input
          ref={searchInput}
          id={searchId}
          type="search"
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </FieldFrame>
      <SelectOf
        label={t(texts.sort)}
        value={asked.sort}
        onChoose={(chosen) => onChange({ sort: sorts.find((each) => each === chosen) ?? 'name' })}
        options={sorts.map((each) => ({ value: each, label: t(sortNames[each]) }))}
      />
      <Filters>
        <CheckboxGroupField
          name="filters"
          label={t(texts.filters)}
          inline="short"
          options={filters.map((each) => ({ value: each, label: t(filterNames[each]) }))}
          chosen={asked.filters}
          onChoose={(chosen) => onChange({ filters: filters.filter((each) => chosen.includes(each)) })}
        />
      </Filters>
    </SearchArea>
  );
}

const sortNames: Readonly<Record<Sort, Words>> = {
  name: texts.byName,
  'next-visit': texts.byNextVisit,
  'last-visit': texts.byLastVisit,
  'latest-change': texts.byLatestChange,
};

const filterNames: Readonly<Record<Filter, Words>> = {
  summary_owed: texts.summaryOwed,
  results_in: texts.resultsIn,
  visit_missed: texts.visitMissed,
};

const SearchArea = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: 'sm',
    alignItems: 'end',
  },
});
const Filters = styled('div', { base: { gridColumn: '1 / -1' } });
