/** Fills in what the demo needs. Started by the stack as a process of its own, which ends. */
import { seed } from '../seed/index.ts';

await seed();
