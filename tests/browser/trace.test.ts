import { readFileSync } from 'node:fs';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import { parseTrace } from '#machines/graph/trace.ts';
import { replayTrace } from '../model/core/replay-trace.ts';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { signIn } from './steps/session.ts';
import { expectDraftSaved, expectHeading, expectStep } from './steps/screen.ts';
import { zip } from './steps/unsaved.ts';

test('a member records what goes wrong, saves it from the page that broke, and the file holds names alone that can be replayed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource: net::ERR_FAILED|page (not fetched|broke) TypeError/);
  const member = await memberAt('eligibility');
  await signIn(page, member, '/member/eligibility/');
  await expectStep(page, 'eligibility');
  await page.getByRole('button', { name: 'Record what does not work' }).click();
  const bar = page.getByRole('complementary', { name: 'Recording for support' });
  await expect(bar).toBeFocused();
  await page.reload();
  await expect(bar).toBeVisible();
  await zip(page).fill('60647');
  await expectDraftSaved(page);
  await page.route(/\/assets\/dashboard-page-/, (route) => route.abort());
  await page.goto('/member/dashboard');
  await expectHeading(page, 'This page did not load');
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Save the file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const trace = parseTrace(text);
  expect(trace.entries.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['auth', 'journey', 'draft']));
  expect(
    replayTrace(
      trace,
      machines.map(({ machine }) => readGraph(machine)),
    ),
  ).toEqual([]);
  for (const own of [member.id, member.email, member.lastName, '60647']) expect(text).not.toContain(own);
});
