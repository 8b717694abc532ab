import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { walls } from '#scripts/lint/walls.js';

// The project's own configuration, so that the rule taken out of it is noticed.
const eslint = new ESLint();

/** What the rule says about a line of code in a file. */
async function complaints(filePath: string, code: string, rule = 'boundaries/dependencies'): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap((result) =>
    result.messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message),
  );
}

describe('who may import whom', () => {
  it.each([
    ['src/lib/new.mjs', '../ui/button.tsx'],
    ['src/features/kits/new.mjs', '../../pages/login/login-page.tsx'],
    ['src/pages/login/new.mjs', '../signup/sign-up-page.tsx'],
    ['src/pages/member/survey/new.mjs', '../welcome/welcome-page.tsx'],
    ['src/pages/member/survey/new.mjs', '../member-area.tsx'],
    ['src/pages/login/new.mjs', '#src/app/gate.tsx'],
    ['src/app/new.mjs', '../../server/main.ts'],
    ['src/app/new.mjs', '#openapi/novi.yaml'],
    ['server/new.mjs', '../src/main.tsx'],
    ['server/new.mjs', '#scripts/browser.mjs'],
    ['server/lib/new.mjs', '../errors/errors.ts'],
    ['server/db/new.mjs', '../contract/access.ts'],
    ['server/db/new.mjs', '../areas/kits/kits.ts'],
    ['server/pdf/new.mjs', '../db/database.ts'],
    ['server/identity/new.mjs', '../contract/operation.ts'],
    ['server/contract/new.mjs', '../areas/impersonation/check.ts'],
    ['server/contract/new.mjs', '../http/api.ts'],
    ['server/http/new.mjs', '../areas/kits/kits.ts'],
    ['server/http/new.mjs', '../env.ts'],
    ['server/areas/kits/new.mjs', '../visits/slots.ts'],
    ['server/areas/kits/new.mjs', '../../http/api.ts'],
    ['server/areas/kits/new.mjs', '../../handlers.ts'],
    ['machines/new.mjs', '../src/app/actors.ts'],
    ['machines/new.mjs', '#openapi/generated/types.ts'],
    ['domain/new.mjs', '../machines/actors.ts'],
    ['scripts/new.mjs', '../src/main.tsx'],
    ['scripts/new.mjs', '../tests/setup/console.ts'],
    ['scripts/admin-site/new.mjs', '../../server/main.ts'],
  ])('%s may not import %s', async (file, target) => {
    expect(await complaints(file, `import '${target}';`)).toEqual([
      expect.stringContaining(`may not import ${target}`),
    ]);
  });

  it.each([
    ['src/pages/login/new.mjs', './login-page.tsx'],
    ['src/pages/login/new.mjs', '../../features/loading/loaded.tsx'],
    ['src/pages/login/new.mjs', '#openapi/generated/types.ts'],
    ['src/features/kits/new.mjs', '../visits/visit-reminder.tsx'],
    ['src/app/new.mjs', '../pages/member/welcome/welcome-page.tsx'],
    ['server/new.mjs', '../domain/steps.ts'],
    ['server/new.mjs', './areas/kits/kits.ts'],
    ['server/areas/kits/new.mjs', '../visits/counselor.ts'],
    ['server/areas/kits/new.mjs', './kits.ts'],
    ['server/areas/kits/new.mjs', '../../contract/operation.ts'],
    ['server/db/schema/new.mjs', '../database.ts'],
    ['machines/new.mjs', '../domain/roles.ts'],
    ['scripts/new.mjs', '../server/main.ts'],
    ['scripts/admin-site/new.mjs', '../../src/ui/button.tsx'],
    ['tests/src/new.mjs', '../../src/app/app.tsx'],
    ['src/app/new.mjs', 'react-dom/server'],
  ])('%s may import %s', async (file, target) => {
    expect(await complaints(file, `import '${target}';`)).toEqual([]);
  });

  it.each([
    ['a re-export', "export { x } from '../../server/main.ts';"],
    ['a re-export of everything', "export * from '../../server/main.ts';"],
    ['a dynamic import', "void import('../../server/main.ts');"],
    ['a file that is not there', "import '../nowhere.ts';"],
  ])('sees %s', async (_, code) => {
    expect(await complaints('src/app/new.mjs', code)).toHaveLength(1);
  });

  it('sees what is imported for its types alone', () => {
    const code = "import type { A } from '#src/main.tsx';\nexport type B = A | import('../../src/app/app.tsx').C;";
    const config = [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, walls] as Linter.Config[];
    expect(new Linter().verify(code, config, 'scripts/stack/problem.ts')).toHaveLength(2);
  });
});

describe('an import that climbs', () => {
  it.each([
    'src/features/drafts/encrypted/new.mjs',
    'src/new.mjs',
    'tests/src/features/drafts/new.mjs',
    'server/new.mjs',
  ])('three folders is refused in %s, and two are not', async (file) => {
    const climbing = (target: string) => complaints(file, `import '${target}';`, 'no-restricted-imports');
    expect(await climbing('../../../lib/api/client.ts')).toEqual([expect.stringContaining('climbs too far')]);
    expect(await climbing('../../../../package.json')).toHaveLength(1);
    expect(await climbing('../../lib/api/client.ts')).toEqual([]);
  });
});
