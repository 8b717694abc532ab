import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import usual from '../../vitest.config.ts';
import { faultPlugin } from './faults/plugin.ts';
import { faultAsked } from './faults/source-faults.ts';

/** The usual tests, on a server with a fault in it. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    projects: (usual.test?.projects ?? []).map((project) => ({
      ...(project as TestProjectInlineConfiguration),
      plugins: [faultPlugin(faultAsked())],
    })),
  },
});
