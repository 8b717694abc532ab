import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '#domain/public-pages.ts';
import { readEnv } from '#server/env.ts';
import { readBuiltApp } from '#server/http/built-app.ts';
import { headersOfPages } from '#server/http/protect.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'novi-dist-'));
const script = 'console.log("novi");'.repeat(200);
/** What the build writes of some pages. */
const pages = [
  { path: '/', files: [], markup: { en: '<h1>Welcome</h1>', es: '<h1>Bienvenido</h1>' } },
  { path: '/login', files: ['/assets/login-1.js'], markup: { en: '<h1>Sign in</h1>', es: '<h1>Iniciar sesión</h1>' } },
  { path: '/member/survey/*', files: ['/assets/survey-1.js', '/assets/member-1.js', '/assets/more-1.css'] },
  { path: '/member/profile/*', files: ['/assets/profile-1.js'], early: 'askEarly();' },
];
const css = 'h1{color:var(--novi-colors-fg)}';
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'flows'));
  writeFileSync(join(folder, 'flows/index.html'), 'The flows');
  const link = '<link rel="stylesheet" crossorigin href="/assets/index-Ab3dEf9h.css">';
  // Vite puts the app's script into the head.
  const code = '<script type="module" src="/src/main.tsx"></script>';
  const html = readFileSync('index.html', 'utf8').replace(code, '').replace('</head>', `${code}${link}</head>`);
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets/index-Ab3dEf9h.css'), css);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  cpSync('src/theme/static', folder, { recursive: true });
  writeFileSync(join(folder, 'assets/index-Ab3dEf9h.js'), script);
  writeFileSync(join(folder, 'assets/index-Ab3dEf9h.js.br'), brotliCompressSync(`${script}//made at build time`));
  server = await startTestServer({
    env: readEnv({ ...process.env, SERVE_APP: '1', APP_FOLDER: folder, LOG_LEVEL: 'silent' }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const page = { accept: 'text/html,application/xhtml+xml' };

describe('the built app', () => {
  it.each(['/', '/login', '/member/eligibility/', '/member/survey/relatives?x=1'])(
    'is the answer to %s',
    async (url) => {
      const reply = await get(url, page);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(reply.body).toContain('<div id="root"');
    },
  );

  it('does not show the atlas of the flows, which lies beside it', async () => {
    const reply = await get('/flows/index.html');
    expect([reply.statusCode, reply.body.includes('The flows')]).toEqual([404, false]);
  });

  it('may talk to itself and the identity provider, and nothing else', async () => {
    const { headers } = await get('/', page);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
    const policy = String(headers['content-security-policy']);
    const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
    expect(policy).toContain(`connect-src 'self' http://${emulator}`);
    expect(policy).toContain("default-src 'self'");
    // And the script that stands in the page itself.
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec((await get('/', page)).body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const early = createHash('sha256').update('askEarly();').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-${early}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}';`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('has hashed files that never change, sent as they were compressed', async () => {
    const plain = await get('/assets/index-Ab3dEf9h.js');
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/assets/index-Ab3dEf9h.js', { 'accept-encoding': 'br, gzip' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(`${script}//made at build time`);
  });

  it('sends what pages are made of without the headers that only pages heed', async () => {
    const { headers } = await get('/assets/index-Ab3dEf9h.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of headersOfPages) {
      expect(headers, name).not.toHaveProperty(name);
      // All that a browser opens as a page has them, whatever its address looks like.
      expect((await get('/assets/gone-Ab3dEf9h.js', page)).headers, name).toHaveProperty(name);
      expect((await get('/favicon.ico')).headers, name).toHaveProperty(name);
    }
  });

  it('has the icon that browsers and bookmarks ask for before, or without, reading a page', async () => {
    const {
      statusCode,
      headers,
      rawPayload: icon,
    } = await get('/favicon.ico', { accept: 'image/avif,image/webp,*/*' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    // One picture of 32 by 32, which begins where the header says.
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32]);
    const picture = icon.subarray(icon.readUInt32LE(18));
    expect([picture.subarray(1, 4).toString(), picture.length]).toEqual(['PNG', icon.readUInt32LE(14)]);
  });

  it('that is not there is said to be missing, and how to get it', async () => {
    await expect(readBuiltApp(join(folder, 'assets'))).rejects.toThrow(
      /assets holds no built app: npm run build makes one/,
    );
  });

  it('does not stand in for what is missing', async () => {
    expect((await get('/assets/gone-Ab3dEf9h.js')).statusCode).toBe(404);
    expect((await get('/api/v1/nothing', page)).json()).toMatchObject({ code: 'not_found' });
    expect((await get('/%2e%2e/package.json')).statusCode).toBe(404);
  });
});

describe('a page', () => {
  it('comes with its markup, in the language of its reader', async () => {
    const { body, headers } = await get('/login?from=mail', { ...page, 'accept-language': 'es-MX' });
    expect(body).toContain('<html lang="es"');
    expect(body).toContain('<div id="root" data-language="es"><h1>Iniciar sesión</h1></div>');
    expect(headers['vary']).toContain('accept-language');
    expect((await get('/login?lang=en', { ...page, 'accept-language': 'es' })).body).toContain('<h1>Sign in</h1>');
  });

  it('asks the API before anything else is there, and before its own files', async () => {
    for (const address of ['/member/profile', '/member/profile/names']) {
      const { body } = await get(address, page);
      expect(body.indexOf('<script>askEarly();</script>')).toBeGreaterThan(body.indexOf('<meta charset="utf-8" />'));
      expect(body.indexOf('<script>askEarly();</script>')).toBeLessThan(body.indexOf('<link rel="stylesheet"'));
      expect(body).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/profile-1.js">');
    }
    expect((await get('/member/survey/relatives', page)).body).not.toContain('askEarly');
  });

  it('has its styles in itself where it is seen at once, and nowhere else', async () => {
    expect((await get('/login', page)).body).toContain(`<style>${css}</style>`);
    const { body } = await get('/member/survey/relatives', page);
    expect(body).not.toContain('<style>');
    expect(body).toContain('href="/assets/index-Ab3dEf9h.css"');
    // With those that only pages of its kind have.
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/more-1.css"></head>');
  });

  it('is sent compressed, and not again to whoever has it', async () => {
    const { body, headers } = await get('/login', page);
    const small = await get('/login', { ...page, 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body);
    const again = await get('/login', { ...page, 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const changed = await get('/login?lang=es', { ...page, 'if-none-match': String(headers['etag']) });
    expect(changed.statusCode).toBe(200);
  });

  it('asks for its code after its markup, so that what comes of it meanwhile does not hold up the painting', async () => {
    const { body } = await get('/login', page);
    const end = body.indexOf('id="end-of-page"');
    for (const tag of ['<script type="module"', '<link rel="modulepreload"']) {
      expect(body.indexOf(tag), tag).toBeGreaterThan(end);
      expect(body.split(tag), tag).toHaveLength(2);
    }
    const empty = (await get('/member/survey/relatives', page)).body;
    expect(empty.indexOf('<link rel="modulepreload"')).toBeLessThan(empty.indexOf('</head>'));
  });

  it('comes empty where it is for one person', async () => {
    const { body } = await get('/member/survey/relatives', page);
    expect(body).toContain('<div id="root"></div>');
  });

  it('names the files of its code, so that they come with those of the app', async () => {
    const named = async (url: string) =>
      [...(await get(url, page)).body.matchAll(/<link rel="modulepreload" crossorigin href="(.*?)">/g)].map(
        ([, file]) => file,
      );
    expect(await named('/login')).toEqual(['/assets/login-1.js']);
    expect(await named('/member/survey/relatives')).toEqual(['/assets/survey-1.js', '/assets/member-1.js']);
    expect(await named('/nothing/here')).toEqual([]);
  });
});

describe('who looks at a page without running it', () => {
  const addresses = Object.values(publicPages);
  const origin = readEnv(process.env).APP_ORIGIN;

  it.each(addresses)('reads what $path is about', async ({ path, title, description }) => {
    const { statusCode, headers, body } = await get(`${path}?from=mail`, page);
    expect([statusCode, headers['cache-control'], headers['vary']]).toEqual([
      200,
      'no-cache',
      expect.stringContaining('accept-language'),
    ]);
    expect(body).toContain(`<title>${title.en} · Novi</title>`);
    expect(body).toContain(`<meta property="og:title" content="${title.en} · Novi"`);
    expect(body.split(`content="${description.en}"`)).toHaveLength(3);
  });

  it('reads it in Spanish who asks for that', async () => {
    const { body } = await get('/members/faq', { ...page, 'accept-language': 'es-MX,es;q=0.9' });
    expect(body).toContain('<html lang="es"');
    expect(body).toContain('<title>Preguntas y respuestas · Novi</title>');
  });

  it('reads it in the language that the address asks for, and where to find the others', async () => {
    const { body } = await get('/members/faq?lang=es&from=mail', { ...page, 'accept-language': 'en-US' });
    const here = `${origin}/members/faq`;
    expect(body).toContain('<title>Preguntas y respuestas · Novi</title>');
    expect(body).toContain(`<link rel="canonical" href="${here}?lang=es" />`);
    expect([...body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...found]) => found)).toEqual([
      ['en', `${here}?lang=en`],
      ['es', `${here}?lang=es`],
      ['x-default', here],
    ]);
  });

  it('is not led astray by a language that we do not speak', async () => {
    const { body } = await get('/members/faq?lang="><script>', page);
    expect(body).toContain('<title>Questions and answers · Novi</title>');
    expect(body).toContain(`<link rel="canonical" href="${origin}/members/faq" />`);
    expect(body).not.toContain('"><script>');
  });

  it.each(['en', 'es'])('gets a picture to show beside a shared link (%s)', async (language) => {
    const { body } = await get(`/business?lang=${language}`, page);
    const [, address = ''] = /<meta property="og:image" content="(.*?)"/.exec(body) ?? [];
    expect(address).toBe(`${origin}/novi-share-${language}.png`);
    const file = readFileSync(join('src/theme/static', new URL(address).pathname));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(body).toContain('<meta property="og:image:width" content="1200" />');
    expect(body).toContain('<meta property="og:image:height" content="630" />');
    expect((await get(new URL(address).pathname)).headers['content-type']).toBe('image/png');
  });

  it('reads no more than the name of the app where a page is for one person or one partner', async () => {
    for (const url of ['/member/dashboard', '/partners/prairie-steel', '/login']) {
      expect((await get(url, page)).body).toContain('<title>Novi</title>');
    }
  });

  it('is told which pages there are, and which to leave alone', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
    expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      addresses.flatMap(({ path }) => ['?lang=en', '?lang=es', ''].map((query) => `${origin}${path}${query}`)),
    );
    expect(sitemap.body).toContain(`<xhtml:link rel="alternate" hreflang="es" href="${origin}/members?lang=es"/>`);
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
    const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
    expect(['/member/dashboard', '/specialist/patients', '/api/v1/users', '/partners/x'].filter(isClosed)).toHaveLength(
      4,
    );
    expect(addresses.filter(({ path }) => isClosed(path))).toEqual([]);
  });
});
