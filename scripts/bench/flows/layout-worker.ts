/** Lays out pictures of flows in a thread of its own, as often as it is told, and answers after each time how long it took. */
import { parentPort, workerData } from 'node:worker_threads';
import { toldPictures, wholePicture } from '#flows/drawing.ts';
import type { LayoutWork, Took } from './layouts.ts';

const { flows, picture, times } = workerData as LayoutWork;

for (let time = 0; time < times; time += 1) {
  const [began, before] = [performance.now(), process.threadCpuUsage()];
  for (const flow of flows) await (picture === 'whole' ? wholePicture(flow) : toldPictures(flow));
  const { user, system } = process.threadCpuUsage(before);
  const took: Took = { passed: performance.now() - began, cpu: (user + system) / 1000 };
  parentPort?.postMessage(took);
}
