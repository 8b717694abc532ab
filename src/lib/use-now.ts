import { useEffect, useState } from 'react';
import { serverClockOffset } from './api/server-time.ts';

const tick = 20_000;

/** The time now by the server's clock, kept current while the page stands, and at once when it is looked at again. */
export function useNow(): Date {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const look = () => setNow(read());
    const timer = setInterval(look, tick);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

function read(): Date {
  return new Date(Date.now() + (serverClockOffset() ?? 0));
}
