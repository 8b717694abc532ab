import type { Plugin } from 'vite';

/**
 * Lets a build leave out the parts of the router that nothing uses. Its one module gives them names for developer tools, which
 * counts as using them: its links, forms and what they fetch ahead are a fifth of it.
 */
export const dropDisplayNames: Plugin = {
  name: 'drop-display-names',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({ code: withoutDisplayNames(code), map: null }),
  },
};

/** The code of a module without the names of its components and contexts, and with those made by React marked as free of effects. */
export function withoutDisplayNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
}
