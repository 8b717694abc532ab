import { useCallback, useState } from 'react';
import { useSearchField } from '#src/lib/use-search-field.ts';

/** What a list with numbered pages is asked for: another search begins with its first page. */
export function useNumberedSearch() {
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const look = useCallback((words: string) => setAsked({ search: words, page: 1 }), []);
  const { typed, type } = useSearchField(search, look);
  return {
    typed,
    isSearched: search !== '',
    query: { page: String(page), ...(search !== '' && { search }) },
    turnTo: (next: number) => setAsked({ search, page: next }),
    onType: type,
  };
}
