import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';

/** The script of src/early/ as it stands in a page: it is part of no file of the app, and so waits for none. */
export async function buildEarlyScript({ root, mode, build: { target } }: ResolvedConfig): Promise<string> {
  const built = await build({
    ...{ root, mode, configFile: false, publicDir: false, logLevel: 'warn' },
    build: {
      ...{ target, write: false, modulePreload: false },
      lib: { entry: join(root, 'src/early/main.ts'), formats: ['iife'], name: 'early' },
    },
  });
  const [file] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (file?.type !== 'chunk') throw new Error('The build has made no script of src/early/.');
  if (file.code.includes('</script')) throw new Error('The script of src/early/ can’t stand in a page: it ends it.');
  return file.code.trim();
}
