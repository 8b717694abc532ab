import { useState } from 'react';
import { logError } from '../../lib/log.ts';

/**
 * One request at a time with what became of it, for a form that stands by itself. A failure is logged and kept until the
 * next try.
 */
export function useAttempt<Args extends unknown[]>(whatFailed: string, task: (...args: Args) => Promise<void>) {
  const [state, setState] = useState<{ busy: boolean; done: boolean; failure?: unknown }>(BEFORE);
  const run = async (...args: Args) => {
    setState({ busy: true, done: false });
    try {
      await task(...args);
      setState({ busy: false, done: true });
    } catch (failure) {
      logError(whatFailed, failure);
      setState({ busy: false, done: false, failure });
    }
  };
  return { ...state, run };
}

const BEFORE = { busy: false, done: false };
