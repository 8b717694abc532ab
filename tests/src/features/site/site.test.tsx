import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { publicPages, type PageHead } from '#domain/public-pages.ts';
import { LOCALES, placesOf, type Words } from '#domain/words.ts';
import { bareRoutes } from '#src/app/routes.ts';
import { setLocale } from '#src/lib/locale.ts';
import BusinessFaqPage from '#src/pages/business/business-faq-page.tsx';
import BusinessPage from '#src/pages/business/business-page.tsx';
import HomePage from '#src/pages/home/home-page.tsx';
import MembersFaqPage from '#src/pages/members/members-faq-page.tsx';
import MembersPage from '#src/pages/members/members-page.tsx';
import PrivacyPage from '#src/pages/members/privacy-page.tsx';
import TermsPage from '#src/pages/members/terms-page.tsx';
import { businessFaq } from '#src/texts/business-faq.ts';
import { businessTexts } from '#src/texts/business.ts';
import { membersFaq } from '#src/texts/members-faq.ts';
import { membersTexts } from '#src/texts/members.ts';
import { partnerTexts } from '#src/texts/partner.ts';
import { privacyPolicy, termsOfService } from '#src/texts/policies.ts';
import { readingGrade } from '#tests/texts/reading-grade.ts';
import type { SessionStart } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const show = (
  page: React.ReactNode,
  { person = 'nobody', ...place }: { at?: string; person?: SessionStart['person'] } = {},
) => showPage(page, { person, ...place });

const shown = {
  home: HomePage,
  members: MembersPage,
  membersFaq: MembersFaqPage,
  privacy: PrivacyPage,
  terms: TermsPage,
  business: BusinessPage,
  businessFaq: BusinessFaqPage,
} satisfies Record<keyof typeof publicPages, () => React.ReactNode>;

const pages = Object.entries(publicPages).map(([name, head]) => ({
  ...(head as PageHead & { path: string }),
  Page: shown[name as keyof typeof shown],
}));

beforeEach(() => {
  document.head.querySelectorAll('meta').forEach((tag) => tag.remove());
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="the app">' +
      '<meta property="og:title" content="Novi"><meta property="og:description" content="the app">',
  );
});
afterEach(() => setLocale('en'));

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe.each(LOCALES)('in %s', (locale) => {
  it.each(pages)(
    '$path names itself once, in its heading, its window and its head',
    ({ path, title, description, Page }) => {
      setLocale(locale);
      const { unmount, container } = show(<Page />, { at: path });
      expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
        title[locale],
      ]);
      expect(document.title).toBe(`${title[locale]} · Novi`);
      expect([meta('description'), meta('og:description'), meta('og:title')]).toEqual([
        description[locale],
        description[locale],
        `${title[locale]} · Novi`,
      ]);
      expect(placesOf(container.textContent)).toEqual([]);
      unmount();
      expect([meta('description'), meta('og:title')]).toEqual(['the app', 'Novi']);
    },
  );
});

describe('where a page stands', () => {
  const canonical = () =>
    [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
  const served =
    '<link rel="canonical" href="https://novi.example/members?lang=es">' +
    '<link rel="alternate" hreflang="en" href="https://novi.example/members?lang=en">';

  it('is left as the server has said of the page that is opened, and goes with it', () => {
    document.head.insertAdjacentHTML('beforeend', served);
    const { unmount } = show(<MembersPage />, { at: '/members' });
    expect(canonical()).toEqual(['https://novi.example/members?lang=es']);
    unmount();
    expect(document.head.querySelector('link[rel=canonical], link[hreflang]')).toBeNull();
  });

  it('is said of a page that one comes to from there', () => {
    const { unmount } = show(<BusinessPage />, { at: '/business' });
    expect(canonical()).toEqual([`${location.origin}/business`]);
    unmount();
    expect(canonical()).toEqual([]);
  });
});

test('every page that the sitemap lists is a route that anybody may see', () => {
  const open = bareRoutes.filter(({ access }) => access === 'anyone').map(({ path }) => path);
  expect(open).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
  expect(open).toContain('/partners/:group');
});

describe('the ways between the pages', () => {
  it('lead a visitor to every page, and in', () => {
    show(<MembersPage />, { at: '/members' });
    const all = within(screen.getByRole('navigation', { name: 'All pages of the site' }));
    const others = pages.map(({ path }) => path).filter((path) => path !== '/');
    expect(
      all
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .sort(),
    ).toEqual(others.sort());
    const top = within(screen.getByRole('navigation', { name: 'Site' }));
    expect(top.getByRole('link', { name: 'For members' })).toHaveAttribute('aria-current', 'page');
    expect(top.getByRole('link', { name: 'For employers' })).not.toHaveAttribute('aria-current');
    expect(top.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getAllByRole('link', { name: 'Create an account' })[0]).toHaveAttribute('href', '/signup');
  });

  it.each(pages)('lead somebody who is signed in back to where they stopped: $path', ({ path, Page }) => {
    show(<Page />, { at: path, person: {} });
    const back = screen.getAllByRole('link', { name: 'Pick up where you left off' });
    expect(new Set(back.map((link) => link.getAttribute('href')))).toEqual(new Set(['/loading']));
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });
});

describe('questions and answers', () => {
  it.each([
    ['members', MembersFaqPage, membersFaq],
    ['employers', BusinessFaqPage, businessFaq],
  ])('for %s open by the browser’s own parts', async (_, Page, groups) => {
    const { user, container } = show(<Page />);
    const questions = groups.flatMap((group) => group.questions);
    const summaries = [...container.querySelectorAll('details > summary')];
    expect(summaries.map((summary) => summary.textContent)).toEqual(questions.map(({ question }) => question.en));
    const [first] = container.querySelectorAll('details');
    expect(first?.open).toBe(false);
    await user.click(summaries[0]!);
    expect(first?.open).toBe(true);
  });
});

describe('the words', () => {
  const english = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('en' in value) return [(value as Words).en];
    return Object.values(value).flatMap(english);
  };
  it.each(
    Object.entries({
      ...{ membersTexts, membersFaq, businessTexts, businessFaq, partnerTexts },
      ...{ privacyPolicy, termsOfService, publicPages },
    }),
  )('of %s read at grade 8 or lower', (_, texts) => {
    expect(readingGrade(english(texts))).toBeLessThanOrEqual(8);
  });
});
