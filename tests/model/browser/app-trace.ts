import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { TraceEntry } from '#machines/graph/trace.ts';

/** `isOther`: of a machine beside the one of its kind that is looked at. */
type Seen = TraceEntry & { page: Page; isOther: boolean };

/** What the machines of the app say that they do, in all pages of a browser context. */
export class AppTrace {
  /** In the order in which they came. It outlives every page. */
  readonly entries: Seen[] = [];
  /** Of which machines only the first is looked at, and for each page which one that is. */
  readonly #followed = new Map<string, Map<Page, string>>();

  /** Of the machines of this kind that run at once in a page, only the one that began first is looked at from now on. */
  followFirst(machine: string): void {
    this.#followed.set(machine, new Map());
  }

  /** Begins to listen: has to come before the first page. */
  async listenTo(context: BrowserContext): Promise<void> {
    await context.exposeBinding('noviTrace', ({ page }, entry: TraceEntry) => {
      this.entries.push({ ...entry, page, isOther: this.#isOther(entry, page) });
    });
  }

  /** A line for each entry that took a branch, the newest first, for who looks why a tour failed: a report shows the first lines. */
  toString(): string {
    const taken = this.entries.filter(({ event, branches }) => branches.length > 0 && event !== 'clock.ticked');
    return taken
      .toReversed()
      .map(({ actor, event, branches, state }) => `${actor} ${event}: ${branches.join(', ')} → ${state.join(', ')}`)
      .join('\n');
  }

  /** The entries of a machine in a page, from a place in the list on. */
  of(machine: string, page: Page, from: number): Seen[] {
    return this.entries.slice(from).filter((entry) => isOf(entry, machine, page));
  }

  /** The states in which a machine was last in a page; none where it has not begun, or has ended. */
  stateOf(machine: string, page: Page): readonly string[] {
    const last = this.entries.findLast((entry) => isOf(entry, machine, page));
    return last === undefined || last.event === 'xstate.stop' ? [] : last.state;
  }

  /**
   * Waits until a machine has taken some branches, in this order. Others may come between them, of events that come by themselves.
   * @returns what it took beside them
   */
  async expectTaken(
    machine: string,
    page: Page,
    from: number,
    branches: readonly string[],
  ): Promise<{ event: string; branch: string }[]> {
    const taken = () =>
      this.of(machine, page, from).flatMap(({ event, branches }) => branches.map((branch) => ({ event, branch })));
    await expect
      .poll(() => restOf(taken(), branches).missing, {
        message: `branches of ${machine} that were to be taken, in their order`,
      })
      .toEqual([]);
    return restOf(taken(), branches).others;
  }

  #isOther({ machine, actor, event }: TraceEntry, page: Page): boolean {
    const followed = this.#followed.get(machine);
    if (!followed) return false;
    const first = followed.get(page);
    // A page that is loaded anew has machines of its own.
    if (first === undefined || documentOf(first) !== documentOf(actor)) followed.set(page, actor);
    const isOther = followed.get(page) !== actor;
    if (!isOther && event === 'xstate.stop') followed.delete(page);
    return isOther;
  }
}

function isOf(entry: Seen, machine: string, page: Page): boolean {
  return entry.machine === machine && entry.page === page && !entry.isOther;
}

function documentOf(actor: string): string | undefined {
  return actor.split('.')[0];
}

function restOf<Taken extends { branch: string }>(taken: readonly Taken[], branches: readonly string[]) {
  let next = 0;
  const others = taken.filter(({ branch }) => {
    if (branch !== branches[next]) return true;
    next += 1;
    return false;
  });
  return { missing: branches.slice(next), others };
}
