import { expect, it } from 'vitest';
import { checkDressed } from '#scripts/check-dressed.ts';

const css = '.nAbcde{color:red}.nFghij:hover{color:blue}';
const words = (html: string) => ({ en: html, es: '<p>Hola</p>' });

it('lets pass what wears the first sheet, or nothing', () => {
  checkDressed({
    css,
    pages: [
      { path: '/', files: [], markup: words('<p class="nAbcde nFghij">Hi</p>') },
      { path: '/member/*', files: [] },
    ],
  });
});

it('names the page that wears more, a partner’s too', () => {
  const bare = words('<p class="nAbcde nKlmno">Hi</p>');
  const wanted = 'wears "nKlmno"';
  expect(() => checkDressed({ css, pages: [{ path: '/login', files: [], markup: bare }] })).toThrow(
    `The markup of /login ${wanted}`,
  );
  const partnerMarkup = { welcoming: words(''), plain: words(''), unknown: bare };
  expect(() => checkDressed({ css, pages: [{ path: '/partners/:group', files: [], partnerMarkup }] })).toThrow(wanted);
});
