import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Skeleton } from '#src/ui/waiting.tsx';
import { listQueryOf, queryWith, type Sort } from '../list-query.ts';
import { usePatients, useSettled } from '../use-patients.ts';
import { Finding } from './finding.tsx';
import { FoundPatients } from './found-patients.tsx';

/** The patients, found by name, in the order and on the page that the address says. */
export function PatientList() {
  const t = useWords();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { sort, page } = listQueryOf(query);
  const patients = usePatients({ search, sort, page, isTyping: typed.trim() !== search });
  const searchField = useRef<HTMLInputElement>(null);

  const goTo = (place: Parameters<typeof queryWith>[1]) =>
    setQuery((now) => new URLSearchParams(queryWith(now, place)), { replace: true });
  // Another search or order begins with its first page.
  const find = (words: string) => {
    setTyped(words);
    if (page > 1) goTo({ page: undefined });
  };
  // The button that clears goes with what it stood below; the focus must not go with it.
  const clear = () => {
    find('');
    searchField.current?.focus();
  };
  const order = (next: Sort) => goTo({ sort: next, page: undefined });

  return (
    <Stack gap="md">
      <Finding typed={typed} onType={find} searchField={searchField} sort={sort} onSort={order} />
      <Loaded of={[patients]} waiting={t(texts.looking)} failed={t(texts.failed)} skeleton={<Rows />}>
        {({ data }) => {
          if (data.total > 0 || page > 1) return <FoundPatients patients={data} />;
          if (search === '') return <AlertBanner title={t(texts.empty)}>{t(texts.emptyBody)}</AlertBanner>;
          return (
            <AlertBanner
              live
              title={t(texts.noneFound, { search })}
              action={
                <Button look="secondary" size="sm" onClick={clear}>
                  {t(texts.clear)}
                </Button>
              }
            >
              {t(texts.noneFoundBody)}
            </AlertBanner>
          );
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
