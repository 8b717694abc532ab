/**
 * Which browser tests look at what a path names, for `npm test -- --changed`. A file is looked at by all of the lines that it
 * fits; one of the app, its rules or its API that fits none, by the walk over all steps, which comes past most of them.
 */
const tests: readonly (readonly [path: RegExp, tests: readonly string[]])[] = [
  [/^(machines|tests\/model\/browser)\//, ['model']],
  [/survey|family|relative|condition/i, ['survey', 'survey-length', 'ask-a-relative']],
  [/pedigree|family-tree/i, ['family-tree']],
  [/draft|encrypted|autosav/i, ['offline', 'encrypted-drafts', 'encrypted-drafts-people']],
  [/idle/i, ['idle']],
  [/impersonat/i, ['impersonation']],
  [/admin-site/i, ['admin-site', 'admin-pages']],
  [/\/(session|identity|auth)|sign-?(in|up)|login/i, ['account', 'session', 'session-expired', 'redirects']],
  [/account|password|email/i, ['account', 'account-links', 'profile']],
  [/release|signature|document/i, ['signing']],
  [/kit|order|shipping/i, ['kit']],
  [/counseling|visit|booking|slot|week/i, ['counseling', 'races']],
  [/summary|care-plan/i, ['after-visit']],
  [/medical-history|questionnaire/i, ['medical-history', 'keyboard']],
  [/specialist|patient/i, ['specialist-patients', 'specialist-hours']],
  [/profile|phone/i, ['profile']],
  [/public|partner|business|route|page-files|preload|prefetch/i, ['public-site', 'prefetch', 'redirects']],
  [/\/(ui|theme|layouts|fields|form)\//i, ['every-page', 'accessibility', 'double-press']],
  [/locale|texts/i, ['spanish']],
];

const itself = /^tests\/browser\/(?:.*\/)?([\w-]+)\.test\.ts$/;
const inTheApp =
  /^(src|server|domain|machines|openapi|scripts\/(stack|seed)|tests\/(browser|model\/browser))\/|^index\.html$|^vite\.config/;

/** The files of tests/browser/ that can notice a fault in these files, by their names for Playwright. */
export function browserTestsOf(files: readonly string[]): string[] {
  const names = files
    .filter((file) => inTheApp.test(file))
    .flatMap((file) => {
      const own = itself.exec(file)?.[1];
      if (own) return [own];
      const found = tests.filter(([path]) => path.test(file)).flatMap(([, names]) => names);
      return found.length > 0 ? found : ['keyboard'];
    });
  return [...new Set(names)].map((name) => `/${name}.test.ts`);
}
