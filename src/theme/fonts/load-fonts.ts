import latin from './bitter-latin.woff2';
import latinExtended from './bitter-latin-ext.woff2';

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

/**
 * Lets the browser know our fonts, of which it fetches those that the page has letters of. Called once the page works: on a slow
 * line they would come before its code. Until then there are others of the same size (fallbacks.css).
 */
export function loadFonts(): void {
  if (isAsked()) return;
  for (const { url, unicodeRange } of files) {
    const descriptors = { weight: '500 700', display: 'swap', unicodeRange } as const;
    document.fonts.add(new FontFace(family, `url(${url}) format("woff2")`, descriptors));
  }
}

const family = 'Novi Heading';

function isAsked(): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll('"', '') === family);
}
