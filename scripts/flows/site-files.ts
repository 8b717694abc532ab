import { resolve } from 'node:path';
import { build } from 'vite';
import type { Funnel } from '#domain/funnel.ts';
import { mapPicture, toldPictures, wholePicture, type Picture } from '#flows/drawing.ts';
import { mermaidOf } from '#flows/export/mermaid.ts';
import { wordingOf, type Flow } from '#flows/flow.ts';
import type { PageData, SearchEntry } from '#flows/page/data.ts';
import { bookPage } from '#flows/page/book-page.ts';
import { flowPage, hasEachStep } from '#flows/page/flow-page.ts';
import { indexPage } from '#flows/page/index-page.ts';
import { titleOf, titles } from '#flows/titles/titles.ts';
import { filmOf } from '#flows/walk/film.ts';
import type { ModelResults } from './model-results.ts';
import { pageCoverage } from './page-coverage.ts';

/** What the atlas may hold beside the flows. */
type Extras = {
  /** How many members stand at each step. */
  funnel: Funnel | undefined;
  /** Whether all flows are to be one page, too, which is printed. */
  hasBook: boolean;
};

/** All files of the atlas as a folder that works from wherever it lies, also without a server. */
export async function siteFiles(
  flows: readonly Flow[],
  results: ModelResults,
  { funnel, hasBook }: Extras,
): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  const chapters: { flow: Flow; pictures: readonly Picture[] }[] = [];
  for (const flow of flows) {
    const { id } = flow.graph;
    const pictures = await toldPictures(flow);
    chapters.push({ flow, pictures });
    files.set(`${id}.html`, flowPage(flow, pictures));
    const [first] = pictures;
    const film = filmOf(flow, flows);
    const shown = new Set([...flow.graph.states.map((state) => state.id), ...film.map(({ state }) => state)]);
    const data: PageData = {
      flow,
      titles: titlesFor(flow, film),
      pictures: pictures.map((picture) => picture.id),
      mermaid: first ? mermaidOf(first.layout.told, wordingOf(flow)) : '',
      coverage: pageCoverage(results, id),
      excused: excusedOf(results, flow),
      funnel: hasEachStep(flow) ? funnel : undefined,
      film,
      screens: Object.fromEntries([...shown].map((state) => [state, results.screens.byState.get(state) ?? []])),
    };
    const whole = (await wholePicture(flow)).svg();
    files.set(`data/${id}.whole.js`, `window.atlasWhole=${scriptText(whole)};\n`);
    files.set(`data/${id}.js`, `window.atlasData=${scriptText(data)};\n`);
  }
  const map = await mapPicture(flows);
  files.set('index.html', indexPage(flows, map));
  if (hasBook) files.set('book.html', bookPage(map, chapters));
  files.set('data/search.js', `window.atlasSearch=${scriptText(flows.flatMap(searchEntries))};\n`);
  files.set('atlas.js', await viewerScript());
  for (const [name, picture] of results.screens.files) files.set(`screens/${name}`, picture);
  return files;
}

/** Why a place has no tour by a branch of one machine. */
function excusedOf({ excused }: ModelResults, { graph }: Flow): PageData['excused'] {
  const places = ['server', 'browser'] as const;
  return graph.branches.flatMap(({ id }) =>
    places.flatMap((place) => {
      const reason = excused[place]?.[id];
      return reason === undefined ? [] : [{ branch: id, place, reason }];
    }),
  );
}

/** The titles of a flow's states and of its film, and those of all flows, which a trace may lead to. */
function titlesFor({ graph }: Flow, film: PageData['film']): PageData['titles'] {
  const own = new Set([
    ...graph.states.map(({ id }) => id),
    ...film.flatMap(({ state }) => [state, state.slice(0, state.lastIndexOf('.'))]),
  ]);
  return Object.fromEntries(Object.entries(titles).filter(([id]) => own.has(id) || !id.includes('.')));
}

function searchEntries({ graph }: Flow): readonly SearchEntry[] {
  return graph.states.map(({ id, description }) => ({
    page: graph.id,
    state: id,
    title: titleOf(id),
    text: description,
  }));
}

function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('</', String.raw`<\/`);
}

/** The viewer as one script that is no module: browsers load no modules from a folder without a server. */
async function viewerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: resolve('flows/viewer/main.ts'), formats: ['iife'], name: 'atlas' },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((output) => output.type === 'chunk');
  if (!script) throw new Error('The viewer of the atlas was built to nothing.');
  return script.code;
}
