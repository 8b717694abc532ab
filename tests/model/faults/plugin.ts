import type { Plugin } from 'vite';
import type { SourceFault } from './source-faults.ts';

/** Puts a fault into a file as it is read. What stands on the disk stays as it is. */
export function faultPlugin({ file, from, to }: SourceFault): Plugin {
  return {
    name: 'fault',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`/${file.replaceAll('.', '\\.')}$`) },
      handler: (code) => ({ code: withFault(code, { file, from, to }), map: null }),
    },
  };
}

/**
 * @throws Error where what is to be changed does not stand there once
 */
export function withFault(code: string, { file, from, to }: Pick<SourceFault, 'file' | 'from' | 'to'>): string {
  if (code.split(from).length !== 2) throw new Error(`"${from}" does not stand once in ${file}.`);
  return code.replace(from, () => to);
}
