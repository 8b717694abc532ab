import { useRef, useState } from 'react';
import { logError } from '../log.ts';
import { samePerson } from '../personal-data.ts';
import { saveFile, type NamedFile } from './download.ts';

type State<Key> = {
  /** Which file is on its way. */
  busy?: Key;
  /** Which one was had last. */
  done?: Key;
  /** Why one could not be had. */
  failure?: unknown;
};

/** Gets files, one at a time, and keeps them. Tells which is on its way, which was had, and why one could not be. */
export function useSavedFile<Key extends string>() {
  const [state, setState] = useState<State<Key>>({});
  const isBusy = useRef(false);

  async function attempt(key: Key, work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ busy: key });
    try {
      await work();
      setState({ done: key });
    } catch (failure) {
      logError('A file could not be had', failure);
      setState({ failure });
    } finally {
      isBusy.current = false;
    }
  }
  return {
    ...state,
    /** Keeps what `read` gives, unless the person has gone until it is here. */
    save: (key: Key, read: () => Promise<NamedFile>) => void attempt(key, () => saveOnceRead(read)),
    /** Does something else with a file, with the same care. */
    attempt: (key: Key, work: () => Promise<void>) => void attempt(key, work),
  };
}

async function saveOnceRead(read: () => Promise<NamedFile>): Promise<void> {
  const isStillThere = samePerson();
  const file = await read();
  if (isStillThere()) saveFile(file);
}
