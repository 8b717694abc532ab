// @ts-check
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Who may import whom. Every folder may import from itself; tests may import everything. A folder that is not named here
 * may be imported by tests alone.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  domain: [],
  openapi: [],
  machines: ['domain'],
  src: ['machines', 'domain', 'openapi/generated'],
  server: ['machines', 'domain', 'openapi/generated'],
  flows: ['machines', 'domain'],
  scripts: ['server', 'machines', 'domain', 'openapi/generated'],
  // A page of its own, which is built from the app's pieces.
  'scripts/admin-site': ['src', 'machines', 'domain', 'openapi/generated'],
  // The settings of tools at the top: vite.config.ts, playwright.config.ts, eslint.config.js.
  '': ['scripts'],
};

/** Pages are opened by the app alone; what several of them show stands in src/features/. */
const pages = ['src/pages/'];

/** @type {import('eslint').Rule.RuleModule} */
export const whoMayImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden:
        '{{from}} may not import from {{to}} (allowed: {{allowed}}). The list stands in scripts/lint/who-may-import.js.',
    },
  },
  create(context) {
    const from = folderOf(context.filename);
    /** @param {{ type: string, value?: unknown, loc?: import('eslint').AST.SourceLocation | null | undefined } | null | undefined} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = targetOf(source.value, context.filename);
      if (target === undefined || (isAllowed(from, target) && opensOwnPages(context.filename, target))) return;
      const allowed = mayImport[from]?.join(', ') || 'nothing of ours';
      context.report({
        loc: source.loc ?? { line: 1, column: 0 },
        messageId: 'forbidden',
        data: { from: from || 'the top', to: target, allowed },
      });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      // import('…').T in a type
      TSImportType: (/** @type {any} */ node) => check(node.source ?? node.argument?.literal),
    };
  },
};

/**
 * The file of ours that an import names, from the top: by its path, or by a name of package.json's imports.
 * @param {string} name
 * @param {string} file
 */
function targetOf(name, file) {
  if (name.startsWith('#')) return name.slice(1);
  if (!name.startsWith('.')) return undefined;
  return relative(root, join(dirname(file), name))
    .split(sep)
    .join('/');
}

/**
 * @param {string} from
 * @param {string} target
 */
function isAllowed(from, target) {
  if (from === 'tests' || target.startsWith('..')) return true;
  if (!target.includes('/') || target.startsWith(`${from}/`)) return true;
  return (mayImport[from] ?? []).some((folder) => target === folder || target.startsWith(`${folder}/`));
}

/**
 * @param {string} file
 * @param {string} target
 */
function opensOwnPages(file, target) {
  const room = pages.find((each) => target.startsWith(each));
  const path = relative(root, file).split(sep).join('/');
  return !room || path.startsWith(room) || path.startsWith('src/app/') || path.startsWith('tests/');
}

/** @param {string} file */
function folderOf(file) {
  const path = relative(root, file).split(sep).join('/');
  if (path.startsWith('scripts/admin-site/')) return 'scripts/admin-site';
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}
