import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkButton } from '#src/ui/button.tsx';
import { PREFETCH_PX, prefetchLinks } from '#src/ui/prefetch-links.ts';
import { TextLink } from '#src/ui/text.tsx';
import { watchLink } from '#src/ui/watch-link.ts';
import { show } from '../show.tsx';

/** The browser's observer, whose window we move. */
class FakeObserver {
  static last: FakeObserver;
  readonly watched = new Set<Element>();
  readonly #tell: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;

  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#tell = tell;
    this.options = options;
    FakeObserver.last = this;
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  /** As the browser tells it: where something is not near, it says so, too. */
  see(target: Element, isIntersecting: boolean) {
    act(() => this.#tell([{ isIntersecting, target } as IntersectionObserverEntry], this as never));
  }
}

const fetchPage = vi.fn<(pathname: string) => Promise<unknown>>();
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const comesNear = (name: string) => FakeObserver.last.see(link(name), true);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  fetchPage.mockReset().mockResolvedValue(undefined);
});

const links = (
  <>
    <TextLink to="/members/faq?from=here#top">Questions</TextLink>
    <LinkButton look="secondary" to="/members/faq">
      The same page
    </LinkButton>
    <LinkButton look="secondary" to="/business">
      Business
    </LinkButton>
  </>
);

describe('the page of a link', () => {
  it('is fetched when the link comes within 200 px of the window, and not before', () => {
    show(links);
    prefetchLinks(fetchPage);
    expect(PREFETCH_PX).toBe(200);
    expect(FakeObserver.last.options).toEqual({ rootMargin: '200px' });
    FakeObserver.last.see(link('Questions'), false);
    expect(fetchPage).not.toHaveBeenCalled();
    comesNear('Questions');
    expect(fetchPage.mock.calls).toEqual([['/members/faq']]);
  });

  it('is fetched once for each address', () => {
    show(links);
    prefetchLinks(fetchPage);
    ['Questions', 'The same page', 'Questions', 'Business'].forEach(comesNear);
    expect(fetchPage.mock.calls).toEqual([['/members/faq'], ['/business']]);
  });

  it('is fetched for a link that came later, and one that has gone is watched no more', () => {
    const { showAgain } = show(links);
    prefetchLinks(fetchPage);
    const gone = link('Business');
    showAgain(<TextLink to="/members">Members</TextLink>);
    expect(FakeObserver.last.watched).toEqual(new Set([link('Members')]));
    expect(FakeObserver.last.watched).not.toContain(gone);
    comesNear('Members');
    expect(fetchPage).toHaveBeenCalledWith('/members');
  });

  it('that could not be fetched is no matter before it is pressed', async () => {
    const failed = Promise.reject(new TypeError('offline'));
    fetchPage.mockReturnValue(failed);
    show(links);
    prefetchLinks(fetchPage);
    comesNear('Business');
    await expect(failed).rejects.toThrow('offline');
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched for somebody with %o',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      show(links);
      prefetchLinks(fetchPage);
      comesNear('Business');
      expect(fetchPage).not.toHaveBeenCalled();
    },
  );

  it('is not fetched from elsewhere', () => {
    show(<a href="https://example.com/business">Elsewhere</a>);
    prefetchLinks(fetchPage);
    watchLink(link('Elsewhere'));
    comesNear('Elsewhere');
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
