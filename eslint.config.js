import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { walls } from './scripts/lint/walls.js';

/** A size in px or rem, or a color, in a text: they stand in src/theme, and a screen names its token. */
const rawStyle = String.raw`/\d(px|rem)\b|(^|[\s(,])#([0-9a-f]{3,4}){1,2}(?![\w-])|\b(rgb|hsl)a?\(/i`;
const rawStyles = [`Literal[value=${rawStyle}]`, `TemplateElement[value.raw=${rawStyle}]`].map((selector) => ({
  selector,
  message: 'No size and no color stands in a screen: name a token of src/theme, or add one there.',
}));

/** What a module keeps to itself and changes is found by nobody, and reset by no test. */
const hiddenState = ['Program > VariableDeclaration', 'Program > ExportNamedDeclaration > VariableDeclaration']
  .flatMap((declared) => [
    `${declared}[kind='let']`,
    `${declared} > VariableDeclarator[init.callee.name=/^(Weak)?(Map|Set)$/]:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly(Map|Set)$/])`,
  ])
  .map((selector) => ({
    selector,
    message:
      'A page keeps what changes in a machine, a component or, with the reason, in src/lib/page-state.ts; a table that never changes is a ReadonlyMap or a ReadonlySet.',
  }));

/** Asking the identity provider while a transaction holds locks: all who wait for those would wait for the provider. */
const providerInTransactions = [
  ...["[callee.name='transaction']", "[callee.property.name='transaction']"].map(
    (called) => `CallExpression${called} Identifier[name='identity']`,
  ),
  ":function:has(> Identifier[typeAnnotation.typeAnnotation.typeName.name='Queries']):has(> Identifier[typeAnnotation.typeAnnotation.typeName.name='Identity'])",
].map((selector) => ({
  selector,
  message: 'Ask the identity provider before or after the transaction (docs/decisions/039).',
}));

/** Files of tests share their modules: one that replaces a module would change it for those after it. */
const replacedModules = {
  selector:
    "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|unmock|doUnmock|resetModules)$/]",
  message:
    'Show it in a session of tests/harness, or give what it needs as a parameter; what replaces modules is named *.isolated.test.ts, or *.isolated.ts, and runs apart.',
};

/** Where nothing is said they allow a second, which a busy machine needs for no reason of the app. */
const shortWaits = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait(For|Until)$/][arguments.length=1]",
  message: 'Await it with `eventually` of tests/harness or with `expect.poll`: both have the limit of all tests.',
};

/** The modules that it replaces would be replaced for the tests after it, too. */
const importedReplacements = {
  selector: String.raw`ImportDeclaration[source.value=/\.isolated\.ts$/]`,
  message: 'Only *.isolated.test.ts, which runs apart, may import what replaces modules.',
};

/** An import that climbs three folders or more: a name of package.json#imports says where it leads, and survives a move. */
const farClimbs = {
  regex: String.raw`^(\.\./){3}`,
  message: 'This climbs too far: import it as #src/…, #domain/… and so on (package.json#imports).',
};

const plainLinks = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'The page of such a link is not fetched ahead: use PageLink of src/ui, or what is made of it.',
};

/** What runs is what can be inspected: a machine that is started by other means would be missing in a trace. */
const startedMachines = [
  { name: '@xstate/react', importNames: ['useActor', 'useActorRef', 'useMachine'] },
  { name: 'xstate', importNames: ['createActor'] },
].map((started) => ({ ...started, message: 'Start machines with useInspectedMachine of src/lib.' }));

export default tseslint.config(
  { ignores: ['dist', 'openapi/generated', 'server/db/migrations', 'coverage', 'test-results', '.novi', '.novi-test'] },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      // No comment turns a rule off, neither here nor in .oxlintrc.json.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'start' }],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
  },
  walls,
  { rules: { 'no-restricted-imports': ['error', { patterns: [farClimbs] }] } },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types, and those of React, stand in .oxlintrc.json.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // An empty object type is how a conditional type of the contract says "nothing".
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // An actor without input or output is typed with void, as XState has it.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['{src,scripts/admin-site}/**/*.{ts,tsx}'],
    ignores: ['src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...rawStyles] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...rawStyles, ...hiddenState] },
  },
  {
    files: ['{server,scripts/operate}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...providerInTransactions] },
  },
  ...[
    { files: ['src/**/*.{ts,tsx}'], paths: [plainLinks, ...startedMachines] },
    { files: ['scripts/admin-site/**/*.{ts,tsx}', 'src/ui/page-link.tsx'], paths: startedMachines },
    { files: ['src/{app/root-actor,lib/use-inspected-machine}.ts'], paths: [plainLinks] },
  ].map(({ files, paths }) => ({
    files,
    rules: { 'no-restricted-imports': /** @type {['error', object]} */ (['error', { paths, patterns: [farClimbs] }]) },
  })),
  // Of what a test has made before, it knows that it is there.
  { files: ['tests/**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: ['tests/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', shortWaits] } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    ignores: ['**/*.isolated{,.test}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', shortWaits, replacedModules, importedReplacements] },
  },
  {
    // Playwright finds a fixture's needs in its first parameter, which has to be a pattern, if only an empty one.
    files: ['tests/browser/fixtures/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
);
