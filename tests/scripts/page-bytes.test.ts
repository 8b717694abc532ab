import { expect, it } from 'vitest';
import { budgetsFor, complaintsAbout, pageBytes } from '#scripts/checks/page-bytes.ts';

const indexHtml = `
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/first-1.js">
  <link rel="stylesheet" href="/assets/index-1.css">`;
const pages = {
  'profile-page': ['/assets/profile-page-1.js', '/assets/index-1.js', '/assets/profile-page-1.css'],
  home: ['/assets/home-1.js'],
};
const sizes: Record<string, number> = { 'index-1.js': 100, 'first-1.js': 50, 'profile-page-1.js': 7, 'home-1.js': 3 };
const bytesOf = (file: string) => sizes[file.replace('/assets/', '')] ?? Number.NaN;

it('counts of each page what index.html names and its own code, each file once, and nothing but code', () => {
  expect(pageBytes({ indexHtml, pages, bytesOf })).toEqual({ home: 153, 'profile-page': 157 });
});

it('complains of a page that has grown, of one without a budget, and of a budget without a page', () => {
  expect(complaintsAbout({ home: 153, faq: 9, login: 4 }, { home: 152, login: 4, gone: 1 })).toEqual([
    'home needs 153 bytes of JavaScript before it is ready, and may need 152.',
    'faq has no budget: it needs 9 bytes.',
    'gone has a budget, and there is no such page.',
  ]);
});

it('leaves little room, and a page of visitors none above 100 kB', () => {
  const bytes = { profile: 153_000, 'login-page': 93_000, 'members-page': 97_400 };
  expect(budgetsFor(bytes)).toEqual({ profile: 160_700, 'login-page': 97_700, 'members-page': 100_000 });
});
