import { useEffect, useState } from 'react';

/** A wait that is over within this time is not worth a word, in milliseconds. */
const quiet = 1000;

/** Whether what is awaited takes so long that it is worth a word. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), quiet);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
