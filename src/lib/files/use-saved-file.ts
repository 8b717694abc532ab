import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { logError } from '../log.ts';
import { samePersonCheck } from '../personal-data.ts';
import { saveFile, type NamedFile } from './download.ts';

type Task<Key> = { key: Key; work: () => Promise<void> };

/**
 * Gets files, one at a time, and keeps them. Tells which is on its way (`busy`), which was had last (`done`), and why one could
 * not be had (`failure`).
 */
export function useSavedFile<Key extends string>() {
  const mutationKey = ['file', useId()];
  const client = useQueryClient();
  const { mutate, status, variables, error } = useMutation({
    mutationKey,
    mutationFn: ({ work }: Task<Key>) => work(),
    onError: (failure) => logError('A file could not be had', failure),
  });

  /** Does something with a file, unless one is on its way: the next press may come before the button is seen to wait. */
  const attempt = (key: Key, work: Task<Key>['work']) => {
    if (client.isMutating({ mutationKey }) === 0) mutate({ key, work });
  };
  return {
    busy: status === 'pending' ? variables.key : undefined,
    done: status === 'success' ? variables.key : undefined,
    failure: error ?? undefined,
    /** Keeps what `read` gives, unless the person has gone until it is here. */
    save: (key: Key, read: () => Promise<NamedFile>) => attempt(key, () => saveOnceRead(read)),
    attempt,
  };
}

async function saveOnceRead(read: () => Promise<NamedFile>): Promise<void> {
  const isStillThere = samePersonCheck();
  const file = await read();
  if (isStillThere()) saveFile(file);
}
