import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFiles } from '#src/lib/chunks/fetch-files.ts';

const files = {
  BusinessPage: ['/assets/business.js', '/assets/site.js'],
  FaqPage: ['/assets/faq.js', '/assets/site.js'],
};
const fetched: string[] = [];
const failing = new Set<string>();
/** Where a build says what its pages are made of. */
const pageFiles = document.createElement('meta');

beforeEach(() => {
  fetched.length = 0;
  failing.clear();
  pageFiles.setAttribute('name', 'novi-page-files');
  pageFiles.setAttribute('content', '/assets/page-files-1.json');
  document.head.append(pageFiles);
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    if (failing.has(address)) return Promise.reject(new TypeError('offline'));
    return Promise.resolve(new Response(address.endsWith('.json') ? JSON.stringify(files) : ''));
  });
});

afterEach(() => pageFiles.remove());

test('the files of a page are fetched, each once', async () => {
  await fetchFiles('BusinessPage');
  await fetchFiles('FaqPage', undefined, 'nobody knows');
  expect(fetched).toEqual(['/assets/page-files-1.json', '/assets/business.js', '/assets/site.js', '/assets/faq.js']);
});

test('what the page itself has loaded is not fetched again', async () => {
  const entryOf = (address: string) =>
    address === `${location.origin}/assets/site.js` ? [{ responseStatus: 200 } as PerformanceResourceTiming] : [];
  const entries = vi.spyOn(performance, 'getEntriesByName').mockImplementation(entryOf);
  await fetchFiles('FaqPage');
  expect(fetched).toEqual(['/assets/page-files-1.json', '/assets/faq.js']);
  entries.mockRestore();
});

test('what failed is told, and asked for again the next time', async () => {
  failing.add('/assets/site.js');
  await expect(fetchFiles('BusinessPage')).rejects.toThrow('offline');
  failing.clear();
  await fetchFiles('BusinessPage');
  expect(fetched.filter((file) => file === '/assets/site.js')).toHaveLength(2);
  expect(fetched.filter((file) => file === '/assets/business.js')).toHaveLength(1);
});

test('also where it fails again, though the browser keeps an entry of each try', async () => {
  const entry = new PerformanceMark('a try');
  const entries = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([entry]);
  failing.add('/assets/faq.js');
  await expect(fetchFiles('FaqPage')).rejects.toThrow('offline');
  await expect(fetchFiles('FaqPage')).rejects.toThrow('offline');
  failing.clear();
  await fetchFiles('FaqPage');
  expect(fetched.filter((file) => file === '/assets/faq.js')).toHaveLength(3);
  entries.mockRestore();
});

test('who asks for a file that is under way waits for it, and is told that it failed', async () => {
  failing.add('/assets/site.js');
  const both = await Promise.allSettled([fetchFiles('BusinessPage'), fetchFiles('FaqPage')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fetched.filter((file) => file === '/assets/site.js')).toHaveLength(1);
});

test('so is the list, and an answer that is none', async () => {
  failing.add('/assets/page-files-1.json');
  await expect(fetchFiles('FaqPage')).rejects.toThrow('offline');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await expect(fetchFiles('FaqPage')).rejects.toThrow('503');
});

test('where no build has written a list, nothing is fetched', async () => {
  pageFiles.remove();
  await fetchFiles('FaqPage');
  expect(fetched).toEqual([]);
});
