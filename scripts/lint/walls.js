// @ts-check
import { resolve } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

/**
 * Who may import whom. A folder may always import from itself; pages, features and areas are many folders side by side.
 * What is not listed may be imported by tests alone.
 */
const contract = ['contract'];
const shared = ['domain', 'machines', ...contract];
const base = [...shared, 'lib', 'texts', 'theme'];
const data = [...shared, 'server-lib', 'server-errors', 'server-db'];
const operations = [...data, 'server-identity', 'server-pdf', 'server-contract'];

/** What one area may import of another. */
const publicFilesOfAreas = [
  'corporate/enrollment.ts',
  'drafts/drafts.ts',
  'eligibility/{eligibility-check,newest-check}.ts',
  'family-history/famgenix.ts',
  'impersonation/impersonations.ts',
  'journey/{evidence,require-open-step}.ts',
  'messages/outbox.ts',
  'questionnaires/stored-answers.ts',
  'releases/signing-code.ts',
  'visits/{counselor,visit-calendar,visit-events,visits}.ts',
];

/** @type {Record<string, { folder: string, name?: string, mayImport: string[] }>} */
const rooms = {
  domain: { folder: 'domain', mayImport: [] },
  contract: { folder: 'openapi/generated', mayImport: [] },
  machines: { folder: 'machines', mayImport: ['domain'] },
  // The atlas: what the machines look like, for who does not program.
  flows: { folder: 'flows', mayImport: ['domain', 'machines'] },
  // The browser's part, from the bottom to the top: what is above may use what is below, never the other way round.
  theme: { folder: 'src/theme', mayImport: ['domain'] },
  // A reason that the API or the identity provider gives is said in both languages, wherever it is met.
  lib: { folder: 'src/lib', mayImport: [...shared, 'texts'] },
  texts: { folder: 'src/texts', mayImport: ['domain', 'machines', 'lib'] },
  ui: { folder: 'src/ui', mayImport: base },
  layouts: { folder: 'src/layouts', mayImport: [...base, 'ui'] },
  feature: { folder: 'src/features/*', mayImport: [...base, 'ui', 'layouts', 'feature'] },
  'member-page': { folder: 'src/pages/member/*', mayImport: [...base, 'ui', 'layouts', 'feature'] },
  page: { folder: 'src/pages/*', mayImport: [...base, 'ui', 'layouts', 'feature'] },
  // What stands around all pages of a member may show one of them while it waits.
  member: { folder: 'src/pages/member', mayImport: [...base, 'ui', 'layouts', 'feature', 'member-page'] },
  // For designers, in development: it shows every piece, and pages as a whole.
  showcase: { folder: 'src/pages/showcase', mayImport: [...base, 'ui', 'layouts', 'feature', 'page'] },
  app: {
    folder: 'src/app',
    mayImport: [...base, 'ui', 'layouts', 'feature', 'page', 'member', 'member-page', 'showcase'],
  },
  main: { folder: 'src', mayImport: [...base, 'app', 'feature'] },
  // The server's part, from the bottom to the top. Areas and the plumbing of HTTP do not know each other.
  'server-lib': { folder: 'server/lib', mayImport: [] },
  'server-errors': { folder: 'server/errors', mayImport: shared },
  'server-db': { folder: 'server/db', mayImport: [...shared, 'server-lib', 'server-errors'] },
  'server-pdf': { folder: 'server/pdf', mayImport: [...shared, 'server-lib', 'server-errors'] },
  'server-identity': { folder: 'server/identity', mayImport: data },
  'server-contract': { folder: 'server/contract', mayImport: [...data, 'server-identity', 'server-pdf'] },
  area: { folder: 'server/areas/*', mayImport: operations },
  http: { folder: 'server/http', mayImport: operations },
  server: { folder: 'server', mayImport: [...operations, 'area', 'http'] },
  // A page of its own, which is built from the app's pieces.
  'admin-site': { folder: 'scripts/admin-site', mayImport: [...base, 'ui', 'layouts', 'feature', 'styles'] },
  // Makes the style sheet out of the theme, when the app is built.
  styles: { folder: 'scripts/styles', mayImport: ['theme'] },
  // What walks the machines is run by a script, as well as by the tests.
  model: { folder: 'tests/model', mayImport: [] },
  scripts: { folder: 'scripts', mayImport: [...operations, 'area', 'http', 'server', 'flows', 'model'] },
};

/** The most particular folder is looked for first. */
const elements = Object.entries(rooms)
  .toSorted(([, one], [, other]) => depth(other.folder) - depth(one.folder))
  .map(([type, { folder }]) => ({ type, pattern: folder, partialMatch: false }));

/** @param {string} folder */
function depth(folder) {
  return folder.split('/').length * 2 - (folder.includes('*') ? 1 : 0);
}

/** @type {import('eslint').Linter.Config} */
export const walls = {
  files: ['{domain,machines,flows,src,server,scripts}/**'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { [resolve(import.meta.dirname, 'resolve-imports.js')]: {} },
    'boundaries/root-path': resolve(import.meta.dirname, '../..'),
    'boundaries/elements': elements,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    // import('…').T in a type
    'boundaries/additional-dependency-nodes': [
      { selector: 'TSImportType > Literal, TSImportType > TSLiteralType > Literal', kind: 'type', name: 'type-import' },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkUnknownLocals: true,
        message:
          '{{from.element.type}} may not import {{dependency.source}}: who may import whom stands in scripts/lint/walls.js.',
        policies: [
          ...Object.entries(rooms).map(([type, { mayImport }]) => ({
            from: { element: { type } },
            allow: { to: { element: { type: mayImport } } },
          })),
          {
            from: { element: { type: 'area' } },
            allow: {
              to: {
                element: { type: 'area' },
                file: { path: publicFilesOfAreas.map((path) => `server/areas/${path}`) },
              },
            },
          },
        ],
      },
    ],
  },
};
