import { logError } from '../lib/log.ts';

/**
 * For `promise.then(inBackground(…))`: begins a task with the result and hands the result on at once. The task never delays or
 * fails what it stands beside; its own failure is logged.
 */
export function inBackground<Result>(whatFailed: string, task: (result: Result) => Promise<unknown>) {
  return (result: Result): Result => {
    task(result).catch((error: unknown) => logError(whatFailed, error));
    return result;
  };
}
