/** Builds the app for the browser tests with a fault in it. */
import { builtApp, buildFor } from '#scripts/checks/browser-stack.ts';
import { browserPorts } from '#scripts/checks/test-ports.ts';
import { faultPlugin } from './plugin.ts';
import { faultAsked } from './source-faults.ts';

await buildFor(browserPorts(), builtApp, [faultPlugin(faultAsked())]);
