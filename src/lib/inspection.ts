import type { InspectionEvent } from 'xstate';
import { pageState } from './page-state.ts';

type Hear = (inspected: InspectionEvent) => void;

/** Machines of sessions and of screens tell it, from before it is known whether anybody will ask, until the page is gone. */
const listener = pageState<Hear | undefined>(undefined);

/** What every machine of the app is started with: hands what it does to whoever asked, and to nobody otherwise. */
export function inspect(inspected: InspectionEvent): void {
  listener.value?.(inspected);
}

/** Asks for what the machines of this page do from now on; for nothing more, without a listener. */
export function inspectBy(hear: Hear | undefined): void {
  listener.value = hear;
}
