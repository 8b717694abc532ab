import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { keepPatientSearch, readPatientSearch } from '#src/features/session/patient-search.ts';

/**
 * What a specialist looks for among their patients. It is there again after a reload and on the way back; a link to the page leads to
 * all of them, as one to any page does.
 */
export function useKeptSearch(): [search: string, look: (search: string) => void] {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [search, look] = useState(() => (isBack ? readPatientSearch() : ''));
  useEffect(() => keepPatientSearch(search), [search]);
  return [search, look];
}
