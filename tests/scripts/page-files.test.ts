import { expect, it } from 'vitest';
import { listOf, withNames, type BuiltFile } from '#scripts/page-files.ts';

it('gives each page that is loaded on demand the name of its module', () => {
  const code = `
    page: lazyPage(() => import('../session/HomePage.tsx')),
    kit: lazyPage(
      () => import('../../member/KitPage.tsx'),
    ),
    area: lazyPage<{ children: ReactNode }>(() => import('../../member/MemberArea.tsx'));`;
  expect(withNames(code).match(/'[A-Z]\w+'/g)).toEqual(["'HomePage'", "'KitPage'", "'MemberArea'"]);
});

const file = (fileName: string, imports: string[] = [], page?: string): BuiltFile => ({
  ...{ type: 'chunk', fileName, imports, isDynamicEntry: page !== undefined, facadeModuleId: page ?? null },
});
const built = [
  file('assets/index-1.js'),
  file('assets/shared-1.js', ['assets/index-1.js']),
  file('assets/HomePage-1.js', ['assets/shared-1.js'], '/src/HomePage.tsx'),
];

it('lists a page with all that it imports, and they in turn', () => {
  expect(JSON.parse(listOf(built).source)).toEqual({
    HomePage: ['/assets/HomePage-1.js', '/assets/shared-1.js', '/assets/index-1.js'],
  });
});

it('lists the styles of a page, and of what it imports, with its code', () => {
  const dressed = { ...file('assets/Dialog-1.js'), viteMetadata: { importedCss: new Set(['assets/more-1.css']) } };
  const page = file('assets/Kit-1.js', ['assets/Dialog-1.js'], '/src/Kit.tsx');
  expect(JSON.parse(listOf([dressed, page]).source)).toEqual({
    Kit: ['/assets/Kit-1.js', '/assets/Dialog-1.js', '/assets/more-1.css'],
  });
});

it('names the list by what it holds, so that none of an older build is taken for it', () => {
  const other = [...built, file('assets/Faq-1.js', [], '/src/Faq.tsx')];
  expect(listOf(built).fileName).toMatch(/^assets\/page-files-[\w-]{8}\.json$/);
  expect(listOf(other).fileName).not.toBe(listOf(built).fileName);
});

it('refuses two modules of one name', () => {
  expect(() => listOf([...built, file('assets/b.js', [], '/src/other/HomePage.tsx')])).toThrow('called HomePage');
});
