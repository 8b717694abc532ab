/** Things that were begun and run side by side. */
export interface Tasks {
  begin: <T>(task: Promise<T>) => Promise<T>;
  /** Rejects with the first failure of any task, also of one that nobody waits for yet. */
  failed: Promise<never>;
  settled: () => Promise<unknown>;
}

/** Opens a list of tasks that are begun from now on. */
export function openTasks(): Tasks {
  const all: Promise<unknown>[] = [];
  const failed = Promise.withResolvers<never>();
  // Nobody may be waiting for it any more, or yet.
  failed.promise.catch(() => undefined);
  return {
    begin(task) {
      all.push(task);
      task.catch(failed.reject);
      return task;
    },
    failed: failed.promise,
    settled: () => Promise.allSettled(all),
  };
}
