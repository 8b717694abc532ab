import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useSearchField } from '#src/lib/use-search-field.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Skeleton } from '#src/ui/waiting.tsx';
import { listViewOf, queryWith, type ListView } from '../list-query.ts';
import { useKeptSearch } from '../use-kept-search.ts';
import { usePatients } from '../use-patients.ts';
import { Finding } from './finding.tsx';
import { FoundPatients } from './found-patients.tsx';
import { NobodyFound } from './nobody-found.tsx';

/** The patients who are looked for, as far as the address leaves them, and in its order. */
export function PatientList() {
  const t = useWords();
  const [query, setQuery] = useSearchParams();
  const [search, look] = useKeptSearch();
  const asked = { ...listViewOf(query), search };
  const patients = usePatients(asked);
  const searchInput = useRef<HTMLInputElement>(null);

  const change = useCallback(
    (changes: Partial<ListView>) => setQuery((now) => queryWith(now, changes), { replace: true }),
    [setQuery],
  );
  const { typed, type } = useSearchField(search, look);
  // The button that clears goes with what it stood below; the focus must not go with it.
  const clear = () => {
    look('');
    change({ filters: [] });
    searchInput.current?.focus();
  };

  return (
    <Stack gap="md">
      <Finding typed={typed} onType={type} searchInput={searchInput} asked={asked} onChange={change} />
      <Loaded of={[patients]} waiting={t(texts.looking)} failed={t(texts.failed)} skeleton={<Rows />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <NobodyFound asked={asked} onClear={clear} />;
          return <FoundPatients patients={items} list={patients} />;
        }}
      </Loaded>
    </Stack>
  );
}

function Rows() {
  return (
    <>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </>
  );
}
