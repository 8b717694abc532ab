/** What a page of the app makes a browser fetch before it is ready, and what it may. */
export interface Build {
  indexHtml: string;
  /** The files of each page, as the list that the build writes has them (scripts/page-files.ts). */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Bytes of a file as it is sent, compressed; `/assets/index-1.js`. */
  bytesOf: (file: string) => number;
}

/** Bytes of JavaScript, compressed with brotli, that each page needs: what index.html names, and its own files. */
export function pageBytes({ indexHtml, pages, bytesOf }: Build): Record<string, number> {
  const first = [...indexHtml.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const entries = Object.entries(pages).map(([name, files]) => {
    const needed = new Set([...first, ...files.filter((file) => file.endsWith('.js'))]);
    return [name, [...needed].reduce((sum, file) => sum + bytesOf(file), 0)] as const;
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Why pages are not within what they may have; nothing where they are. */
export function complaintsAbout(
  bytes: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
): string[] {
  const grown = Object.entries(bytes).flatMap(([name, size]) => {
    const most = budgets[name];
    if (most === undefined) return [`${name} has no budget: it needs ${size} bytes.`];
    return size > most ? [`${name} needs ${size} bytes of JavaScript before it is ready, and may need ${most}.`] : [];
  });
  const gone = Object.keys(budgets).filter((name) => !(name in bytes));
  return [...grown, ...gone.map((name) => `${name} has a budget, and there is no such page.`)];
}

/** What visitors come to: none of these may ever need more than 100 kB. */
const publicPages = ['home-page', 'login-page', 'sign-up-page', 'members-page', 'business-page', 'partner-page'];
const mostOfPublicPage = 100_000;

/** Budgets for pages as they are now, with a little room: 5 %, in whole hundreds. */
export function budgetsFor(bytes: Readonly<Record<string, number>>): Record<string, number> {
  const budgets = Object.entries(bytes).map(([name, size]) => {
    const roomy = Math.ceil((size * 1.05) / 100) * 100;
    return [name, publicPages.includes(name) ? Math.min(roomy, mostOfPublicPage) : roomy] as const;
  });
  return Object.fromEntries(budgets);
}
