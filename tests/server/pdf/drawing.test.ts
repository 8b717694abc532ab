import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newFamilyHistory } from '#domain/family-history.ts';
import { treeOf } from '#server/areas/family-history/famgenix.ts';
import { createDrawingPool, type DrawingLimits } from '#server/pdf/drawing-pool.ts';
import type { PdfDocument } from '#server/pdf/model.ts';
import { readPdf } from '../setup/pdf.ts';

const opened: ReturnType<typeof createDrawingPool>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((drawer) => drawer.close()));
});

function open(limits: Partial<DrawingLimits> = {}) {
  const drawer = createDrawingPool({ timeout: 60_000, patience: 60_000, waiting: 100, ofOne: 100, ...limits });
  opened.push(drawer);
  return (document: PdfDocument, account: string = randomUUID()) =>
    drawer.draw({ kind: 'document', document }, account);
}

const words = 'Words that are set on paper, letter by letter. '.repeat(20);
const documentOf = (title: string, text = words, paragraphs = 30): PdfDocument => ({
  ...{ id: title, locale: 'en', title, createdAt: new Date('2027-03-01T16:00:00Z') },
  blocks: Array.from({ length: paragraphs }, () => ({ kind: 'paragraph', text })),
});

/** How often the event loop goes round until something is done. */
async function roundsUntil(work: Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isDone = false;
  const count = () => {
    rounds += 1;
    if (!isDone) setImmediate(count);
  };
  count();
  await work;
  isDone = true;
  return rounds;
}

describe('drawing', () => {
  it('goes on elsewhere while the server answers others', async () => {
    const draw = open();
    await draw(documentOf('first'));
    const five = ['one', 'two', 'three', 'four', 'five'].map((title) => draw(documentOf(title)));
    expect(await roundsUntil(Promise.all(five))).toBeGreaterThan(100);
  });

  it('gives the same bytes for the same matter, without drawing again, and others once a word is another', async () => {
    const draw = open();
    const [one, again] = await Promise.all([draw(documentOf('plan')), draw(documentOf('plan'))]);
    expect(await draw(documentOf('plan'))).toBe(one);
    expect(again).toBe(one);
    expect((await open()(documentOf('plan'))).equals(one)).toBe(true);
    expect((await draw(documentOf('plan', `${words}Changed.`))).equals(one)).toBe(false);
  });

  it('is refused for now where too many wait', async () => {
    const draw = open({ waiting: 1 });
    const asked = Array.from({ length: 12 }, (_, index) => draw(documentOf(String(index))));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused)
      expect(each).toMatchObject({ reason: { status: 503, code: 'unavailable', retryAfter: 2 } });
    await expect(draw(documentOf('later'))).resolves.toBeInstanceOf(Buffer);
  });

  it('keeps nobody waiting for all that somebody else asks for', async () => {
    const draw = open();
    const done: string[] = [];
    const ask = async (title: string, account: string) => {
      await draw(documentOf(title), account);
      done.push(account);
    };
    const much = Array.from({ length: 12 }, (_, index) => ask(String(index), 'much'));
    await Promise.all([ask('little', 'little'), ...much]);
    expect(done.indexOf('little')).toBeLessThan(6);
  });

  it('keeps nobody who wants a small file waiting for large ones of many others', async () => {
    const draw = open();
    const done: string[] = [];
    const ask = async (account: string, paragraphs: number) => {
      await draw(documentOf(account, words, paragraphs), account);
      done.push(account);
    };
    const large = Array.from({ length: 12 }, (_, index) => ask(String(index), 30));
    await Promise.all([...large, ask('small', 1)]);
    expect(done.indexOf('small')).toBeLessThan(6);
  });

  it('draws a tree for the page elsewhere, too', async () => {
    const drawer = createDrawingPool({ timeout: 60_000 });
    opened.push(drawer);
    const history = { ...newFamilyHistory(() => ''), relatives: [] };
    const member = { name: 'Ada Byron', age: 44 };
    const tree = { history, member, withNames: true, drawnAt: new Date('2027-03-01T16:00:00Z'), locale: 'en' } as const;
    expect((await drawer.draw({ kind: 'tree', tree, as: 'svg' }, 'somebody')).toString()).toMatch(/<svg .*Ada Byron/s);
    expect((await drawer.draw({ kind: 'tree', tree, as: 'pdf' }, 'somebody')).toString('latin1')).toMatch(/^%PDF-/);
  });

  it('is of the same matter all day, so that a tree that was drawn is had again', () => {
    const at = (moment: string) =>
      treeOf({
        ...{ history: newFamilyHistory(() => ''), member: { name: 'Ada', age: 44 }, withNames: true, locale: 'en' },
        drawnAt: new Date(moment),
      });
    expect(at('2027-03-01T16:00:00.001Z')).toEqual(at('2027-03-01T23:59:00.002Z'));
    expect(at('2027-03-01T16:00:00.001Z')).not.toEqual(at('2027-03-02T00:00:00.000Z'));
  });

  it('is ended where it takes too long, and the next one is drawn', async () => {
    const drawer = createDrawingPool({ timeout: 60_000 });
    opened.push(drawer);
    const slow = documentOf('slow', words, 20_000);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setImmediate(() => controller.abort());
      return controller.signal;
    });
    await expect(drawer.draw({ kind: 'document', document: slow }, 'somebody')).rejects.toMatchObject({ status: 503 });
    limit.mockRestore();
    await expect(drawer.draw({ kind: 'document', document: documentOf('next') }, 'somebody')).resolves.toBeInstanceOf(
      Buffer,
    );
  });

  it('tells what went wrong, and draws on', async () => {
    const draw = open();
    const broken = { ...documentOf('broken'), blocks: [{ kind: 'nothing' }] } as unknown as PdfDocument;
    await expect(draw(broken)).rejects.toBeInstanceOf(Error);
    await expect(draw(documentOf('whole'))).resolves.toBeInstanceOf(Buffer);
  });
});

it('breaks a word of thousands of letters over the lines, and loses none of them', async () => {
  const word = 'abcdefghijklmnopqrstuvwxyz'.repeat(80);
  const { text, pages } = await readPdf(await open()(documentOf('word', `Before ${word} after.`, 1)));
  expect(text.replace(/\s/g, '')).toContain(`Before${word}after.`);
  expect(pages).toHaveLength(1);
});
