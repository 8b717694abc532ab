import { useEffect, useState } from 'react';

/** So long nothing may be typed until it is looked for: each look at the list is written down on the server. */
const pauseMs = 300;

/** So much the API takes. */
export const longestSearch = 100;

/**
 * A field that looks for what stands in it once typing pauses. What is looked for is kept by the page: when it changes there, by a
 * button that clears it, the field follows.
 */
export function useSearchField(search: string, look: (search: string) => void) {
  const [field, setField] = useState({ typed: search, asked: search, seen: search });
  if (field.seen !== search) {
    // What was asked here comes back from there while more is typed: that stays.
    setField(field.asked === search ? { ...field, seen: search } : { typed: search, asked: search, seen: search });
  }
  const wanted = field.typed.trim();

  useEffect(() => {
    if (wanted === field.asked) return;
    const timer = setTimeout(() => {
      setField((now) => ({ ...now, asked: wanted }));
      look(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, field.asked, look]);

  return { typed: field.typed, type: (typed: string) => setField((now) => ({ ...now, typed })) };
}
