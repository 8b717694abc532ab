import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { isSame } from '#domain/is-same.ts';

/** How the machine of a step is tied to the address. */
export type Pages<Snapshot extends AnyMachineSnapshot, Page, Destination, View> = {
  /** The tags of the machine that stand for a page; it has one of them at a time, or none while it looks up facts. */
  pages: readonly Page[];
  /** What an address asks the machine for; `search` is its query string. */
  destinationOf: (pathname: string, search: string) => Destination;
  /** The address of a page; nothing where it has none of its own, and the address stays as it is. */
  addressOf: (page: Page, snapshot: Snapshot) => string | undefined;
  /** What the pages show of the machine, in plain data: when something else changes, they are not drawn anew. */
  viewOf: (snapshot: Snapshot) => View;
  /** What the place in the history keeps about how the member came to a page. */
  arrivalOf?: (page: Page, snapshot: Snapshot) => object | undefined;
  /** Pages outside of the step: the member goes there when a machine is done with what had to come first. */
  outside?: readonly Page[];
};

export type TagOf<Snapshot extends AnyMachineSnapshot> = Parameters<Snapshot['hasTag']>[0];

/** What is drawn, and what the machine was told for it: for which address, and by which facts. */
export type Drawn<Page, View, Facts> = {
  shown: Page | undefined;
  view: View;
  place?: string;
  facts?: Facts | undefined;
};

/** What the machine will say to events that it is told in a moment; nothing comes of it yet. */
export function answerOf<Snapshot extends AnyMachineSnapshot>(
  snapshot: Snapshot,
  events: readonly AnyEventObject[],
): Snapshot {
  if (snapshot.status !== 'active') return snapshot;
  return events.reduce<Snapshot>((now, event) => transition(now.machine, now, event)[0] as Snapshot, snapshot);
}

/** What is drawn once the machine says something else; the same object where that changes nothing. */
export function drawnAnew<Snapshot extends AnyMachineSnapshot, Page extends TagOf<Snapshot>, View, Facts>(
  before: Drawn<Page, View, Facts>,
  now: Snapshot,
  { pages, addressOf, viewOf }: Pick<Pages<Snapshot, Page, unknown, View>, 'pages' | 'addressOf' | 'viewOf'>,
  pathname: string,
): Drawn<Page, View, Facts> {
  const shown = shownBy(now, pages);
  const address = shown && addressOf(shown, now);
  // The page changes together with the address, which follows a moment later: a heading takes the focus once.
  if (address !== undefined && !isSamePage(address, pathname)) return before;
  const view = viewOf(now);
  return shown === before.shown && isSame(view, before.view) ? before : { ...before, shown, view };
}

/** The page that the machine stands for now, if any. */
export function shownBy<Page>(snapshot: { hasTag: (tag: Page) => boolean }, pages: readonly Page[]): Page | undefined {
  return pages.find((page) => snapshot.hasTag(page));
}

/** Whether an address, which may have a query, is that of the page where one is. */
export function isSamePage(address: string, pathname: string): boolean {
  const [wanted = ''] = address.split(/[?#]/);
  return withoutSlash(wanted) === withoutSlash(pathname);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
