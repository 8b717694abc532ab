import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });
const docs = '/api/v1/docs';

it('is drawn by files of this server alone, and its policy allows nothing else', async () => {
  const page = await get(docs);
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  const html = page.body;
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/v1\/docs\//);
    expect((await get(file)).statusCode).toBe(200);
  }
  expect(html).not.toMatch(/<script(?![^>]*src=)|style=|<style/);
});

it('tells the contract as it is, and may be kept', async () => {
  const answer = await get(`${docs}/json`);
  expect(answer.json()).toEqual(parse(readFileSync('openapi/novi.yaml', 'utf8')));
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it('has no way out of its folder', async () => {
  const answer = await get(`${docs}/static/%2e%2e%2f%2e%2e%2fpackage.json`);
  expect([400, 403, 404]).toContain(answer.statusCode);
});
