import type { Words } from '#domain/words.ts';
import type { Funnel } from '#domain/funnel.ts';
import type { Flow } from '../flow.ts';
import type { Frame } from '../walk/film.ts';
import type { Screen } from './screen.ts';

/** What the last run of the model has taken of one machine: lists of the names of tours. */
export type MachineCoverage = Readonly<
  Record<'states' | 'branches' | 'guards', Readonly<Record<string, readonly string[]>>>
>;

/** Where a tour was walked. */
export type TourPlace = 'memory' | 'server' | 'browser';

/** The same as a page holds it: each tour by its place in a list, which names it once. */
export type PageCoverage = { tours: readonly { name: string; where: TourPlace }[] } & Readonly<
  Record<'states' | 'branches' | 'guards', Readonly<Record<string, readonly number[]>>>
>;

/** What a page of the atlas loads beside its picture. */
export type PageData = {
  flow: Flow;
  titles: Readonly<Record<string, Words>>;
  /** For each group that has a told picture of its own, its id. */
  pictures: readonly string[];
  mermaid: string;
  /** Nothing where no run is known. */
  coverage: PageCoverage | undefined;
  /** Why a place has no tour by a branch. */
  excused: readonly { branch: string; place: TourPlace; reason: string }[];
  /** How many members stand at each step; of the journey alone, and nothing where that is not known. */
  funnel: Funnel | undefined;
  /** The pictures of each state, of those that there are: of this flow, and of those whose states are in its film. */
  screens: Readonly<Record<string, readonly Screen[]>>;
  /** The usual way through the flow. */
  film: readonly Frame[];
};

/** One line of what can be searched: a flow or a state. */
export type SearchEntry = { page: string; state: string; title: Words; text: string };
