import { expect, type Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

/** Answers that come one by one, each with its own frames: whatever one of them pushes about is seen, however fast the machine. */
export class OneByOne {
  readonly #page: Page;
  #open = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    await this.#page.route('**/api/v1/**', (route) => {
      this.#open += 1;
      this.#turn = this.#turn
        .then(async () => {
          await route.fulfill({ response: await route.fetch() });
          await drawn(this.#page);
        })
        // The page that asked is gone.
        .catch(() => undefined)
        .finally(() => (this.#open -= 1));
    });
  }

  /** Waits until all is answered, and what that makes the page ask for as well. */
  async end(): Promise<void> {
    do {
      await this.#turn;
      await drawn(this.#page);
    } while (this.#open > 0);
  }
}

/** Has the pages keep each layout shift. To be called before the first one is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element?.outerHTML.slice(0, 120) ?? 'what is gone';
    };
    const moved = ({ node, previousRect, currentRect }: Source) =>
      `${name(node)} (from ${previousRect.y} to ${currentRect.y} px)`;
    const keep = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Entry[]) seen.push({ value, moved: sources.map(moved) });
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const takeShifts = () => {
      keep(observer.takeRecords());
      return seen.splice(0);
    };
    Object.assign(window, { takeShifts });
  });
}

/** From here on it counts: nothing of what was pressed before, whose shift a busy browser draws and tells later. */
export async function forgetShifts(page: Page): Promise<void> {
  await takeShifts(page);
}

/**
 * Nothing has moved by itself since the page was opened or the link was pressed. What moves within half a second of the press
 * counts, too, though browsers forgive it: the press asked for a page, not for one that moves, and on a fast line all
 * answers come within that time.
 */
export async function expectNoShift(page: Page, screen: string): Promise<void> {
  const shifts = await takeShifts(page);
  expect(shifts, `What moved by itself on the screen “${screen}”`).toEqual([]);
}

/** All shifts of what the page has been asked for, each once; also those that its observer was not told of yet. */
async function takeShifts(page: Page): Promise<Shift[]> {
  await drawn(page);
  return page.evaluate(() => (window as unknown as { takeShifts: () => Shift[] }).takeShifts());
}

/** Waits until what has come is drawn and its shifts are told. A page that is being left draws nothing. */
function drawn(page: Page): Promise<void> {
  return page
    .evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      await frame();
    })
    .catch(() => undefined);
}
