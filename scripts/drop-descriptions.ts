import { parseSync, type Plugin } from 'vite';

/**
 * Leaves the descriptions of states and transitions out of the app that people load: they are read where machines are drawn
 * and tested, and by no screen.
 */
export const dropDescriptions: Plugin = {
  name: 'drop-descriptions',
  apply: 'build',
  // After the types are gone: what is left is JavaScript.
  enforce: 'post',
  transform: {
    filter: { id: /\/machines\/(?:[\w-]+\/)*[\w-]+\.ts$/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
};

/** The code of a module without its properties named `description` that are plain texts. Nothing else moves. */
export function withoutDescriptions(code: string): string {
  let rest = code;
  for (const [start, end] of descriptionsIn(parseSync('machine.js', code).program)) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    rest = rest.slice(0, end) + rest.slice(end).replace(/^\s*,/, (comma) => ' '.repeat(comma.length));
  }
  return rest;
}

type TextRange = readonly [start: number, end: number];

function descriptionsIn(node: unknown): TextRange[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isDescription(node)) return [[node.start, node.end]];
  return Object.values(node).flatMap(descriptionsIn);
}

type Property = { type: 'Property'; key: { name?: string }; value: { type: string }; start: number; end: number };

function isDescription(node: object): node is Property {
  if (!('type' in node) || node.type !== 'Property') return false;
  const { key, value } = node as Property;
  return key.name === 'description' && value.type === 'Literal';
}
