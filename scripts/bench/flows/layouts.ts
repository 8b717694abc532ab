import { Worker } from 'node:worker_threads';
import type { Flow } from '#flows/flow.ts';
import { median } from '../median.ts';

/** What the worker is told: the told pictures of the flows, with those of their groups, or the whole ones. */
export type LayoutWork = { flows: readonly Flow[]; picture: 'told' | 'whole'; times: number };

/** What one layout took, in milliseconds: on the clock, and of the processor, where what other programs take does not count. */
export type Took = { passed: number; cpu: number };

/** Milliseconds. Cold: from the start of the worker on, with the loading of all that it needs. Warm: the medians of the other times. */
type LayoutTimes = { cold: number; warm: number; warmCpu: number };

/** Lays out pictures in a worker, once cold and as often as there are runs warm. */
export async function layOutInWorker(work: Omit<LayoutWork, 'times'>, runs: number): Promise<LayoutTimes> {
  const workerData: LayoutWork = { ...work, times: runs + 1 };
  const began = performance.now();
  let cold = 0;
  const warm: Took[] = [];
  await new Promise((done, fail) => {
    const worker = new Worker(new URL('layout-worker.ts', import.meta.url), { workerData });
    worker.on('message', (took: Took) => {
      if (cold === 0) cold = performance.now() - began;
      else warm.push(took);
    });
    worker.on('error', fail);
    worker.on('exit', done);
  });
  const middle = (of: keyof Took) => median(warm.map((took) => took[of]));
  return { cold, warm: middle('passed'), warmCpu: middle('cpu') };
}
