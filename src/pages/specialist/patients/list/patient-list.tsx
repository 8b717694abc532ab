import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Skeleton } from '#src/ui/waiting.tsx';
import { listQueryOf, queryWith, type ListQuery } from '../list-query.ts';
import { usePatients } from '../use-patients.ts';
import { useSearchField } from '../use-search-field.ts';
import { Finding } from './finding.tsx';
import { FoundPatients } from './found-patients.tsx';
import { NobodyFound } from './nobody-found.tsx';

/** The patients whom the address asks for, in its order. */
export function PatientList() {
  const t = useWords();
  const [query, setQuery] = useSearchParams();
  const asked = listQueryOf(query);
  const patients = usePatients(asked);
  const searchInput = useRef<HTMLInputElement>(null);

  const change = useCallback(
    (changes: Partial<ListQuery>) => setQuery((now) => queryWith(now, changes), { replace: true }),
    [setQuery],
  );
  const look = useCallback((search: string) => change({ search }), [change]);
  const { typed, type } = useSearchField(asked.search, look);
  // The button that clears goes with what it stood below; the focus must not go with it.
  const clear = () => {
    change({ search: '', filters: [] });
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
