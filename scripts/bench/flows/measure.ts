import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { flowsOf } from '#flows/flow.ts';
import { machines } from '#machines/catalog.ts';
import { median } from '../median.ts';
import { launch } from '../web/browser.ts';
import { serveCompressed } from '../web/floor.ts';
import { generatedFlow, generatedStates } from './generated-flow.ts';
import { layOutInWorker } from './layouts.ts';
import { longestTasks, openSlowly } from './pages.ts';
import { flowsReport, isBeyond, type Figure } from './report.ts';
import { makeAtlas } from './site.ts';

/** The map, the flow with the most states, and the generated one, which is no part of the atlas. */
const pages = { map: 'index.html', 'the session': 'auth.html', generated: 'generated/any.html' };
const most = { firstPicture: 1000, megabytes: 2, warmLayout: 1500, task: 50 };

/**
 * Makes the atlas in a folder of its own and prints how soon a slow phone shows its first picture, what it weighs, how long a worker
 * lays out a generated machine of 200 states, and how long its pages are blocked. The pages lay out nothing: what blocks them is opening,
 * and putting the whole picture in. Fails where a figure is beyond its limit.
 * @param args `--runs 3`: how often each page is opened and each layout made warm; `--model <folder>`: what a run of the model has left
 */
export async function measureFlows(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, model: { type: 'string', default: '.novi/model' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}": say a number from 1 on.`);
  const folder = resolve('.novi-test', 'bench-flows');
  try {
    const { bytes, hasModel } = await makeAtlas(folder, flowsOf(machines), generatedFlow(), values.model);
    const size = {
      name: `all without screenshots, ${hasModel ? 'with' : 'without'} a run of the model`,
      ...{ value: bytes / 1e6, most: most.megabytes, unit: 'MB' },
    };
    const figures = [size, ...(await layoutFigures(runs)), ...(await pageFigures(folder, runs))];
    console.log(`Medians of ${String(runs)}.\n\n${flowsReport(figures)}`);
    if (figures.some(isBeyond)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function layoutFigures(runs: number): Promise<Figure[]> {
  const product = flowsOf(machines);
  const states = product.reduce((sum, { graph }) => sum + graph.states.length, 0);
  const works = [
    { name: `${String(generatedStates)} generated states`, flows: [generatedFlow()], warmest: most.warmLayout },
    { name: `the ${String(product.length)} flows, ${String(states)} states`, flows: product, warmest: undefined },
  ];
  const figures: Figure[] = [];
  for (const { name, flows, warmest } of works)
    for (const picture of ['told', 'whole'] as const) {
      const { cold, warm, warmCpu } = await layOutInWorker({ flows, picture }, runs);
      const laidOut = `${name} laid out in a worker, ${picture}`;
      figures.push({ name: `${laidOut}, cold`, value: cold, unit: 'ms' });
      figures.push({ name: `${laidOut}, warm`, value: warm, unit: 'ms', ...(warmest && { most: warmest }) });
      figures.push({ name: `${laidOut}, warm, its CPU alone`, value: warmCpu, unit: 'ms' });
    }
  return figures;
}

async function pageFigures(folder: string, runs: number): Promise<Figure[]> {
  const site = await serveCompressed(folder);
  const browser = await launch();
  const times = async <T>(measure: () => Promise<T>) => {
    const all: T[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure());
    return all;
  };
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const opened = await times(() => openSlowly(browser, `${site.address}/${path}`));
      const libraries = new Set(opened.flatMap((each) => each.libraries)).size;
      const value = median(opened.map(({ firstPicture }) => firstPicture));
      figures.push({ name: `${name}: first picture on the slow phone`, value, most: most.firstPicture, unit: 'ms' });
      figures.push({ name: `${name}: requests with a layout library`, value: libraries, most: 0, unit: '' });
    }
    for (const slowCpu of [false, true])
      for (const [name, path] of Object.entries(pages).slice(1)) {
        const tasks = await times(() => longestTasks(browser, `${site.address}/${path}`, { slowCpu }));
        const at = slowCpu ? 'CPU × 4' : 'full speed';
        for (const during of ['opening', 'whole'] as const) {
          const task = `${name}: longest task ${during === 'whole' ? 'after “Whole” is pressed' : 'while it opens'}`;
          const longest = median(tasks.map((each) => each[during].longest));
          figures.push({ name: `${task}, ${at}, 0: none above 50`, value: longest, most: most.task, unit: 'ms' });
          // Slowed down, a processor counts the waiting, too.
          const cpu = median(tasks.map((each) => each[during].cpu));
          if (!slowCpu) figures.push({ name: `${task}, its CPU alone × 4`, value: 4 * cpu, unit: 'ms' });
        }
      }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}
