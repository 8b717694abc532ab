import { useMachine } from '@xstate/react';
import { inspect } from './inspection.ts';

/** As `useMachine`, for a machine that a screen starts by itself: what it does can be inspected with all others. */
export const useInspectedMachine: typeof useMachine = (machine, ...[options]) =>
  useMachine(machine, ...([{ ...options, inspect }] as never));
