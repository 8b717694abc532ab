import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '#src/lib/api/queries.ts';
import type { Sort } from './list-query.ts';

/** So long nothing may be typed until it is looked for: each look at the list is written down on the server. */
const pauseMs = 300;

type Wanted = {
  search: string;
  sort: Sort;
  page: number;
  /** Somebody still types what to look for. */
  isTyping: boolean;
};

/** A page of the specialist's patients. While another one is on its way, or is still to be named, the last one stays. */
export function usePatients({ search, sort, page, isTyping }: Wanted) {
  const query = { sort, page: String(page), ...(search !== '' && { search }) };
  return queries.useQuery(
    'get',
    '/patients',
    { params: { query } },
    { placeholderData: keepPreviousData, enabled: !isTyping },
  );
}

/** A value once it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
