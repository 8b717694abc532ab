import { useDeferredValue, useState } from 'react';

/** What a list with numbered pages is asked for: another search begins with its first page. */
export function useNumberedSearch() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  return {
    typed,
    isSearched: search !== '',
    query: { page: String(page), ...(search !== '' && { search }) },
    turnTo: setPage,
    onType: (words: string) => {
      setTyped(words);
      setPage(1);
    },
  };
}
