import type { Words } from '#domain/words.ts';
import type { Flow } from '../flow.ts';

/** What the last run of the model has taken of one machine: lists of the names of tours. */
export type MachineCoverage = Readonly<
  Record<'states' | 'branches' | 'guards', Readonly<Record<string, readonly string[]>>>
>;

/** What a page of the atlas loads beside its picture. */
export type PageData = {
  flow: Flow;
  titles: Readonly<Record<string, Words>>;
  /** The whole picture, as SVG. */
  whole: string;
  /** For each group that has a told picture of its own, its id. */
  pictures: readonly string[];
  mermaid: string;
  /** Nothing where no run is known. */
  coverage: MachineCoverage | undefined;
  /** The files of the screenshots of each state, of those that there are. */
  screens: Readonly<Record<string, readonly string[]>>;
};

/** One line of what can be searched: a flow or a state. */
export type SearchEntry = { page: string; state: string; title: Words; text: string };
