import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { whoMayImport } from '#scripts/lint/who-may-import.js';

// The project's own configuration, so that the rule taken out of it is noticed.
const eslint = new ESLint();

/** What the rule says about a line of code in a file. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap((result) =>
    result.messages.filter(({ ruleId }) => ruleId === 'novi/who-may-import').map(({ message }) => message),
  );
}

describe('who may import whom', () => {
  it.each([
    ['src/screens/welcome.mjs', '../../server/main.ts'],
    ['src/screens/welcome.mjs', '../../openapi/novi.yaml'],
    ['src/features/loaded.mjs', '../pages/login/login-page.tsx'],
    ['server/main.mjs', '../src/main.tsx'],
    ['server/main.mjs', '../scripts/seed/index.ts'],
    ['machines/auth.mjs', '../src/app/actors.ts'],
    ['machines/auth.mjs', '../openapi/generated/types.ts'],
    ['domain/steps.mjs', '../machines/journey.ts'],
    ['flows/atlas.mjs', '../src/main.tsx'],
    ['scripts/bench.mjs', '../src/main.tsx'],
    ['scripts/admin-site/main.mjs', '../../server/main.ts'],
    ['scripts/bench.mjs', '../tests/setup/console.ts'],
    ['vite.config.mjs', './server/main.ts'],
    ['src/screens/welcome.mjs', '#server/main.ts'],
    ['machines/auth.mjs', '#openapi/generated/types.ts'],
  ])('%s may not import %s', async (file, target) => {
    expect(await complaints(file, `import '${target}';`)).toEqual([expect.stringContaining('may not import from')]);
  });

  it.each([
    ['src/screens/welcome.mjs', '../texts/welcome.ts'],
    ['src/app/routes.mjs', '../pages/member/member-area.tsx'],
    ['src/pages/login/login-page.mjs', '../../features/loading/loaded.tsx'],
    ['src/screens/welcome.mjs', '#machines/journey/machine.ts'],
    ['src/screens/welcome.mjs', '../../openapi/generated/types.ts'],
    ['server/main.mjs', '../domain/steps.ts'],
    ['machines/auth.mjs', '../domain/roles.ts'],
    ['scripts/admin-site/main.mjs', '../../src/ui/button.tsx'],
    ['scripts/stack/prepare.mjs', '../../server/db/migrate.ts'],
    ['tests/src/welcome.mjs', '../../src/screens/welcome.tsx'],
    ['src/screens/welcome.mjs', 'react-dom/server'],
    ['src/screens/welcome.mjs', '#machines/journey/machine.ts'],
  ])('%s may import %s', async (file, target) => {
    expect(await complaints(file, `import '${target}';`)).toEqual([]);
  });

  it.each([
    ['a re-export', "export { x } from '../server/main.ts';"],
    ['a re-export of everything', "export * from '../server/main.ts';"],
    ['a dynamic import', "void import('../server/main.ts');"],
  ])('sees %s', async (_, code) => {
    expect(await complaints('src/main.mjs', code)).toHaveLength(1);
  });

  it('sees what is imported for its types alone', () => {
    const code = "import type { A } from '#src/main.tsx';\nexport type B = A | import('../../src/app.tsx').C;";
    const config = {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { novi: { rules: { 'who-may-import': whoMayImport } } },
      rules: { 'novi/who-may-import': 'error' },
    } satisfies Linter.Config;
    expect(new Linter().verify(code, config, 'scripts/stack/problem.ts')).toHaveLength(2);
  });
});
