/** The stage "build" of `npm test`. */
import { buildForTests } from './browser-stack.ts';

await buildForTests();
