import { median } from '../median.ts';
import type { Ticks } from './loads.ts';
import type { LoadFigures } from './probe.ts';

/** What one opening of a page has given. */
export interface Opened {
  told: LoadFigures;
  ticks: Ticks;
}

/** A page's figures: times and CPU as multiples of the floor's. */
export interface PageFigures {
  firstPaint: number;
  ready: number;
  kilobytes: number;
  cpu: number;
  shift: number;
  /** Milliseconds, for whoever looks where they go. */
  milliseconds: { ready: number } & Ticks;
}

/**
 * The medians of a page that was opened as often as the floor, by turns. Each opening is compared with that of the floor in the
 * same round first, so that a busy minute of the machine does not count for one of them alone.
 */
export function figuresOf(page: readonly Opened[], floor: readonly Opened[]): PageFigures {
  const middle = (of: (opened: Opened) => number) => median(page.map(of));
  const ratio = (of: (opened: Opened) => number) =>
    median(page.flatMap((opened, round) => (floor[round] ? [of(opened) / of(floor[round])] : [])));
  return {
    firstPaint: ratio(({ told }) => told.firstPaint),
    ready: ratio(({ told }) => told.ready),
    kilobytes: middle(({ told }) => told.bytes) / 1000,
    cpu: ratio(({ ticks }) => ticks.all),
    shift: middle(({ told }) => told.shift),
    milliseconds: {
      ready: middle(({ told }) => told.ready),
      all: middle(({ ticks }) => ticks.all),
      script: middle(({ ticks }) => ticks.script),
      layout: middle(({ ticks }) => ticks.layout),
    },
  };
}

/** What a press has given: milliseconds, and what moved on the way. A key only arrives. */
export interface PressFigures {
  answered?: number;
  arrived: number;
  /** What the main thread of an unhindered phone worked for it. */
  cpu: number;
  shift?: number;
}

/** The medians of a press that was made several times. */
export function middleOf(all: readonly PressFigures[]): PressFigures {
  const middle = (name: keyof PressFigures) => median(all.flatMap((each) => each[name] ?? []));
  const [answered, shift] = [middle('answered'), middle('shift')];
  return {
    ...{ arrived: middle('arrived'), cpu: middle('cpu') },
    ...(!Number.isNaN(answered) && { answered }),
    ...(!Number.isNaN(shift) && { shift }),
  };
}
