import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFault } from './faults/plugin.ts';
import { sourceFaults } from './faults/source-faults.ts';

it.each(sourceFaults)('$name: what is to be changed stands once in $file', (fault) => {
  const source = readFileSync(fault.file, 'utf8');
  expect(withFault(source, fault)).not.toBe(source);
});

it('a rule of the server and a screen are among them, and what does not stand once is refused', () => {
  expect(new Set(sourceFaults.map(({ place }) => place))).toEqual(new Set(['server', 'browser']));
  const fault = { file: 'a.ts', from: 'b', to: 'c' };
  expect(withFault('abd', fault)).toBe('acd');
  expect(() => withFault('abb', fault)).toThrow('"b" does not stand once in a.ts.');
  expect(() => withFault('a', fault)).toThrow('"b" does not stand once in a.ts.');
});
