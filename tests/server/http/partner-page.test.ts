import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicPartner } from '#domain/public-partner.ts';
import { corporateCustomers } from '#server/db/schema/index.ts';
import { readEnv } from '#server/env.ts';
import { createPartnerLookUp } from '#server/http/partner-look-up.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'novi-dist-'));
/** As the build draws them: places for what partners say. */
const partnerMarkup = {
  welcoming: { en: '<h1>For {partner}.</h1><p>{welcome}</p>', es: '<h1>Para {partner}.</h1><p>{welcome}</p>' },
  plain: { en: '<h1>For {partner}.</h1>', es: '<h1>Para {partner}.</h1>' },
  unknown: { en: '<h1>Nobody</h1>', es: '<h1>Nadie</h1>' },
};
const env = readEnv({ ...process.env, SERVE_APP: '1', APP_FOLDER: folder, LOG_LEVEL: 'silent' });
let server: TestServer;
beforeAll(async () => {
  cpSync('index.html', join(folder, 'index.html'));
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify([{ path: '/partners/:group', files: ['/assets/partner-1.js'], partnerMarkup }]),
  );
  server = await startTestServer({ env });
  const partner = (slug: string, name: string, welcome: PublicPartner['welcome']) => ({
    ...{ slug, name, welcome, code: slug.toUpperCase() },
  });
  await server.db
    .insert(corporateCustomers)
    .values([
      partner('prairie', 'Prairie Steel', { en: 'Stay well.', es: 'Cuídese.' }),
      partner('quiet', 'Quiet Co.', null),
      partner('wicked', `<script>"$&'{welcome}</script>`, { en: '</div><b>{partner}', es: '"><b>' }),
    ]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ url, headers: { accept: 'text/html', ...headers } });
/** What is drawn, and what the app reads of the partner. */
const rootOf = ({ body }: { body: string }) => /<div id="root"(.*)<\/div>/.exec(body)?.[1];

describe('the page of a partner', () => {
  it('comes drawn, with who they are and what they say, in the language of its reader', async () => {
    const english = await open('/partners/Prairie');
    expect([english.statusCode, english.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(rootOf(english)).toMatch(/ data-language="en" .*><h1>For Prairie Steel\.<\/h1><p>Stay well\.<\/p>$/);
    expect(english.body).toContain('href="/assets/partner-1.js"');
    const spanish = await open('/partners/prairie?lang=es');
    expect(rootOf(spanish)).toMatch(/ data-language="es" .*><h1>Para Prairie Steel\.<\/h1><p>Cuídese\.<\/p>$/);
    expect(spanish.body).toContain(
      'data-partner="{&quot;name&quot;:&quot;Prairie Steel&quot;,&quot;welcome&quot;:{&quot;en&quot;:&quot;Stay well.&quot;,&quot;es&quot;:&quot;Cuídese.&quot;}}"',
    );
  });

  it('has no empty words, and no second period', async () => {
    expect(rootOf(await open('/partners/quiet'))).toMatch(/><h1>For Quiet Co\.<\/h1>$/);
  });

  it('takes what a partner says for text', async () => {
    const { body } = await open('/partners/wicked');
    expect(body).toContain(
      `<h1>For &lt;script>&quot;$&amp;'{welcome}&lt;/script>.</h1><p>&lt;/div>&lt;b>{partner}</p></div>`,
    );
    expect(body).not.toContain('<script>"');
    expect((await open('/partners/wicked?lang=es')).body).not.toContain('"><b>');
  });

  it.each(['/partners/nobody', '/partners/%3Cscript%3E', `/partners/${'x'.repeat(41)}`])(
    'helps on where nobody is known: %s',
    async (url) => {
      const reply = await open(url);
      expect(reply.statusCode).toBe(200);
      expect(rootOf(reply)).toBe(' data-language="en" data-partner="null"><h1>Nobody</h1>');
      // One page for all of them: who tries addresses out has nothing made anew.
      expect(reply.headers['etag']).toBe((await open('/partners/nobody-either')).headers['etag']);
    },
  );

  it('follows what the partner says, and no longer knows one that is closed', async () => {
    await server.db.update(corporateCustomers).set({ name: 'Quieter' }).where(eq(corporateCustomers.slug, 'quiet'));
    expect(rootOf(await open('/partners/quiet'))).toMatch(/For Quieter\./);
    const closed = { closed_at: new Date() };
    await server.db.update(corporateCustomers).set(closed).where(eq(corporateCustomers.slug, 'quiet'));
    expect(rootOf(await open('/partners/quiet'))).toMatch(/Nobody/);
  });

  it('comes empty, for the app to ask, to an address that has asked too often', async () => {
    const strict = await startTestServer({ env, limits: { ...defaultLimits, address: { max: 1, seconds: 60 } } });
    try {
      expect(rootOf(await open('/partners/nobody', {}, strict))).toMatch(/Nobody/);
      const refused = await open('/partners/nobody', {}, strict);
      expect([refused.statusCode, rootOf(refused)]).toEqual([200, '>']);
    } finally {
      await strict.close();
    }
  });
});

describe('a partner who can’t be looked up', () => {
  const warn = vi.fn();
  const request = { params: { group: 'prairie' }, log: { warn } } as never;
  const limiter = { address: () => Promise.resolve() };

  it('is not said to be unknown, and the log says why', async () => {
    const lookUp = createPartnerLookUp(() => Promise.reject(new Error('no database')), limiter);
    expect(await lookUp(request)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is not waited for long', async () => {
    const lookUp = createPartnerLookUp(() => new Promise(() => {}), limiter, 1);
    expect(await lookUp(request)).toBeUndefined();
  });
});
