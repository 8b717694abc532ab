import { pageState } from '../../lib/page-state.ts';
import latin from '../../theme/fonts/bitter-latin.woff2';
import latinExtended from '../../theme/fonts/bitter-latin-ext.woff2';

const files = [
  {
    url: latin,
    unicodeRange:
      'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212',
  },
  {
    url: latinExtended,
    unicodeRange: 'U+0100-0130, U+0132-0151, U+0154-017F, U+01A0-01A1, U+01AF-01B0, U+0218-021B, U+1E9E, U+1EA0-1EF9',
  },
];

const family = 'Novi Heading';

/** What has come and is not worn yet. A document has its fonts for as long as it stands. */
const unworn = pageState<readonly FontFace[]>([]);

/**
 * Fetches our fonts. Called once the page works: on a slow line they would come before its code. Until then there are others of
 * about the same size (src/theme/fonts/fallbacks.css). Where a heading would have more or fewer lines in ours, what stands below would move: the page
 * keeps the others then, and the next one has ours (wearFonts). Rejects never.
 */
export async function loadFonts(page: Element): Promise<void> {
  const [main, ...others] = files.map(
    ({ url, unicodeRange }) =>
      new FontFace(family, `url(${url}) format("woff2")`, { weight: '500 700', display: 'swap', unicodeRange }),
  );
  if (!main || !(await hasCome(main))) return;
  const before = placesWithin(page);
  // Of the others the browser fetches those that a page has letters of.
  unworn.value = [main, ...others];
  const worn = unworn.value;
  wearFonts();
  if (placesWithin(page) === before) return;
  worn.forEach((face) => document.fonts.delete(face));
  unworn.value = worn;
}

/** Has a page that is about to be painted for the first time wear what has come. */
export function wearFonts(): void {
  unworn.value.forEach((face) => document.fonts.add(face));
  unworn.value = [];
}

function hasCome(face: FontFace): Promise<boolean> {
  return face.load().then(
    () => true,
    () => false,
  );
}

/** Where everything within an element stands. */
function placesWithin(page: Element): string {
  return [...page.querySelectorAll('*')]
    .map((each) => {
      const { x, y } = each.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}`;
    })
    .join();
}
