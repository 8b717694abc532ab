/** model.test.ts with the tours of all machines. */
const allTours = 'model';
/** The same with those of some machines alone. */
const toursOf = (...machines: string[]) => machines.map((machine) => `${allTours}: ${machine}`);

/**
 * Which browser tests look at what a path names, for `npm test -- --changed`. A file is looked at by all of the lines that it
 * fits; one of the app, its rules or its API that fits none, by the walk over all steps, which comes past most of them.
 */
const tests: readonly (readonly [path: RegExp, tests: readonly string[]])[] = [
  [/^(machines|tests\/model\/browser)\//, [allTours]],
  [/survey|family|relative|condition/i, ['survey', 'survey-length', 'ask-a-relative']],
  [/pedigree|family-tree/i, ['family-tree']],
  [
    /draft|encrypted|autosav/i,
    ['offline', 'encrypted-drafts', 'encrypted-drafts-people', ...toursOf('draft', 'drafts')],
  ],
  [/idle/i, ['idle', ...toursOf('auth')]],
  [/impersonat/i, ['impersonation', ...toursOf('impersonation', 'adminSite')]],
  [/admin-site/i, ['admin-site', 'admin-pages', ...toursOf('adminSite')]],
  [
    /\/(session|identity|auth)|sign-?(in|up)|login/i,
    ['account', 'session', 'session-expired', 'redirects', ...toursOf('auth', 'drafts')],
  ],
  [
    /account|password|email/i,
    [
      'account',
      'account-links',
      'profile',
      ...toursOf(
        'actionLink',
        'changeEmail',
        'changePassword',
        'closeAccount',
        'emailVerification',
        'forgottenPassword',
      ),
    ],
  ],
  [/release|signature|document/i, ['signing', ...toursOf('release')]],
  [/kit|order|shipping/i, ['kit']],
  [/counseling|visit|booking|slot|week/i, ['counseling', 'races']],
  [/summary|care-plan/i, ['after-visit']],
  [/medical-history|questionnaire/i, ['medical-history', 'keyboard']],
  [/specialist|patient/i, ['specialist-patients', 'specialist-hours', ...toursOf('availability')]],
  [/profile|phone/i, ['profile']],
  [/public|partner|business|route|page-files|preload|prefetch/i, ['public-site', 'prefetch', 'redirects']],
  [/\/(ui|theme|layouts|fields|form)\//i, ['every-page', 'accessibility', 'double-press', 'pressed']],
  [/built-app|prerender|page-answers/i, ['prerendered', 'public-site']],
  [/\/trace\b/, ['trace']],
  [/\/journey\//, ['keyboard', ...toursOf('journey')]],
  [/locale|texts/i, ['spanish']],
];

const itself = /^tests\/browser\/(?:.*\/)?([\w-]+)\.test\.ts$/;
const ofTheAtlas = /^(scripts\/)?flows[/.]/;
const inTheApp =
  /^(src|server|domain|machines|openapi|scripts\/(stack|seed)|tests\/(browser|model\/browser))\/|^index\.html$|^vite\.config/;

/** What Playwright is told to play of the browser tests that can notice a fault in these files: nothing where none can. */
export function browserTestsOf(files: readonly string[]): string[] {
  const names = new Set(files.flatMap(namesOf));
  if (names.size === 0) return [];
  const parts = [...names].map((name) => name.split(': '));
  const machines = names.has(allTours) ? [] : [...new Set(parts.flatMap(([, machine]) => machine ?? []))];
  // Playwright reads the name of the file and the title of the test as one text.
  const otherTours = machines.length > 0 ? `|${allTours}\\.test\\.ts (?!(${machines.join('|')}): )` : '';
  return ['--grep-invert', `@deep${otherTours}`, ...new Set(parts.map(([name = '']) => `/${name}.test.ts`))];
}

function namesOf(file: string): readonly string[] {
  if (ofTheAtlas.test(file)) return ['flows', 'flows-run'];
  if (!inTheApp.test(file)) return [];
  const own = itself.exec(file)?.[1];
  if (own) return [own];
  const found = tests.filter(([path]) => path.test(file)).flatMap(([, names]) => names);
  return found.length > 0 ? found : ['keyboard'];
}
