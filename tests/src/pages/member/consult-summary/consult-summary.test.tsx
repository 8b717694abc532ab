import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ConsultSummaryPage from '#src/pages/member/consult-summary/consult-summary-page.tsx';
import { setLocale } from '#src/lib/locale.ts';
import { planOf, summaryOf } from '../after-visit.ts';
import { visitWith } from '../records.ts';
import type { Step } from '#domain/steps.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const done = { ...visitWith('COMPLETED', -400), id: 'done', summarized_at: '2026-11-05T15:00:00.000Z' };
const older = { ...visitWith('COMPLETED', -4000), id: 'older', summarized_at: '2026-06-05T15:00:00.000Z' };

beforeEach(() =>
  backend.holds({
    '/dna-visit/{patientId}/visits': [done],
    '/visits/{visitId}/summary': summaryOf('done'),
    '/patients/{patientId}/care-plans': [planOf('done')],
    '/patients/{patientId}': patientWith({ first_name: 'Ana', last_name: 'Lopez', date_of_birth: '1985-07-14' }),
    '/patients/{patientId}/documents': [],
  }),
);

const open = (at = '/member/consult-summary', furthest: Step = 'complete') =>
  showPage(<ConsultSummaryPage />, { at, journey: { furthest } });

/** A plan whose marks the backend keeps, each for who knows its newest version. */
function marksAreKept() {
  const plan = planOf('done');
  let now = plan;
  backend.holds({ '/patients/{patientId}/care-plans': [plan] });
  backend.answers('put', '/care-plans/{carePlanId}/items/{itemNumber}', ({ headers, params, body }) => {
    if (headers.get('if-match') !== `"${now.version}"`) return refusal(412, { code: 'stale' });
    const item = { ...now.items[Number(params.itemNumber)]!, ...body, status_at: '2026-11-20T15:00:00.000Z' };
    now = { ...now, items: now.items.with(Number(params.itemNumber), item), version: now.version + 1 };
    backend.holds({ '/patients/{patientId}/care-plans': [now] });
    return now;
  });
  return plan;
}

describe('the page after a visit', () => {
  it('says what was found, what was planned with who and when, what is next and whom to call', async () => {
    backend.holds({ '/visits/{visitId}/summary': summaryOf('done', { isChanged: true }) });
    open();
    const sheet = await screen.findByRole('article');
    const names = within(sheet)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      ...['What matters most', 'What the test found', 'What this means for your relatives', 'Why you came'],
      ...['What we learned about you', 'Your care plan', 'Next appointments', 'Who to call'],
    ]);
    expect(within(sheet).getByText('No harmful change was found')).toBeVisible();
    const [mammogram] = within(sheet).getAllByText('Have a mammogram once a year.');
    expect(mammogram?.closest('li')).toHaveTextContent('Who: You');
    expect(mammogram?.closest('li')).toHaveTextContent('When: The first one this winter, by January 20, 2027');
    expect(within(sheet).getByText('Lakeview Imaging Center, Chicago')).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    expect(within(sheet).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  });

  it('is dated by the clock by which the member is told times, on whatever device it is read', async () => {
    const visits = [done, older].map((visit, index) => ({ ...visit, starts_at: `2026-1${index}-05T08:00:00.000Z` }));
    backend.holds({
      '/dna-visit/{patientId}/visits': visits,
      '/patients/{patientId}': patientWith({ time_zone: 'Pacific/Honolulu' }),
    });
    open();
    expect(await screen.findByRole('article', { name: 'Your visit on October 4, 2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Visit on November 4, 2026' })).toBeVisible();
  });

  it('lets the member say that what is theirs to do is done, and nothing else', async () => {
    const plan = marksAreKept();
    const { user } = open();
    const [mammogram] = await screen.findAllByText('Have a mammogram once a year.');
    const item = within(mammogram!.closest('li')!);
    await user.click(item.getByRole('button', { name: 'Mark as done: Have a mammogram once a year.' }));
    expect(await item.findByText(/^Done, November 20, 2026/)).toBeVisible();
    const theirs = plan.items.filter(({ who }) => who === 'patient').length;
    expect(screen.getAllByRole('button', { name: /^(Mark as done|Open it again): / })).toHaveLength(theirs);
    expect(screen.queryByRole('button', { name: /^Drop it/ })).toBeNull();
  });

  it('hears a double press of a mark once, and two marks one after the other', async () => {
    const { items } = marksAreKept();
    open();
    const [first, second] = items.filter(({ who }) => who === 'patient');
    const markOf = async (item: typeof first) => screen.findByRole('button', { name: `Mark as done: ${item!.what}` });
    const [one, other] = [await markOf(first), await markOf(second)];
    // All of it before anything is drawn anew.
    act(() => [one, one, other].forEach((button) => button.click()));
    expect(await screen.findByRole('button', { name: `Open it again: ${second!.what}` })).toBeVisible();
    expect(screen.getByRole('button', { name: `Open it again: ${first!.what}` })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(backend.received('put', '/care-plans/{carePlanId}/items/{itemNumber}')).toHaveLength(2);
  });

  it('folds what the member knows already, and has the way to paper before the sheet', async () => {
    const { user } = open();
    const findings = await screen.findByText('What we learned about you');
    const fold = findings.closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(screen.getByText('Why you came').closest('details')).not.toHaveAttribute('open');
    await user.click(findings);
    expect(fold).toHaveAttribute('open');
    expect(within(fold!).getByText(/^Your mother had breast cancer in both breasts/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Print this summary' });
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(button.compareDocumentPosition(screen.getByRole('article')) & after).toBe(after);
  });

  it('says who wrote it, who changed what, and shows what it said before', async () => {
    backend.holds({ '/visits/{visitId}/summary': summaryOf('done', { isChanged: true }) });
    const { user } = open();
    expect(await screen.findByText(/^Written by Maya Lindqvist.*November 5, 2026/)).toBeVisible();
    expect(screen.getByText(/^Changed by Maya Lindqvist.*November 12, 2026: I added the date/)).toBeVisible();
    await user.click(screen.getByText('As written on November 5, 2026'));
    const earlier = screen.getByText('As written on November 5, 2026').closest('details');
    expect(earlier).toHaveTextContent('Your test found no gene change');
  });

  it('is one sheet on paper, with the name and the date of birth', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    const sheet = await screen.findByRole('article');
    expect(sheet).toHaveAttribute('data-print-alone');
    expect(await within(sheet).findByText('July 14, 1985')).toBeInTheDocument();
    expect(within(sheet).getByText('Ana Lopez')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print this summary' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says so where there is no result yet, and leaves out what holds nothing', async () => {
    const { current, ...summary } = summaryOf('done');
    const result = { outcome: 'no-result-yet' as const, text: 'The lab needs two more weeks.' };
    const content = { ...current.content, reason: '', family_history: '', medical_history: '', result };
    backend.holds({ '/visits/{visitId}/summary': { ...summary, current: { ...current, content } } });
    open();
    expect(await screen.findByText('There is no result yet')).toBeVisible();
    expect(screen.queryByText('Why you came')).toBeNull();
    expect(screen.queryByText('What we learned about you')).toBeNull();
    expect(screen.getByText('None is planned for now.')).toBeVisible();
  });

  it('marks in Spanish what was written in English, and offers help with it', async () => {
    setLocale('es');
    open();
    // The summary and the plan, each of which may be in another language.
    expect(await screen.findAllByText(/escribió esto en inglés. Llámenos/)).toHaveLength(2);
    expect(screen.getByText(/That is good news/).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('No se encontró ningún cambio dañino').closest('[lang=en]')).toBeNull();
  });

  it('marks in English a plan that was written in Spanish, beside a summary in English', async () => {
    backend.holds({ '/patients/{patientId}/care-plans': [{ ...planOf('done', 'Su plan'), locale: 'es' }] });
    open();
    const plan = await screen.findByText('Su plan');
    expect(screen.getByText(/wrote this in Spanish. Call us/).previousElementSibling).toBe(plan);
  });

  it('lists several visits, and opens the one that the address names', async () => {
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('SCHEDULED'), done, older] });
    backend.holds({
      '/patients/{patientId}/care-plans': [planOf('done', 'The new plan'), planOf('older', 'The old plan')],
    });
    open('/member/consult-summary?visit=older');
    const list = await screen.findByRole('navigation', { name: 'Your visits' });
    const [newest, chosen] = within(list).getAllByRole('link');
    expect(newest).toHaveAttribute('href', '/member/consult-summary?visit=done');
    expect(chosen).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('The old plan')).toBeVisible();
    expect(screen.queryByText('The new plan')).toBeNull();
  });
});

describe('the page before there is a summary', () => {
  it.each([
    ['nothing is booked', [], 'Choose a time', 'You have no visit booked yet.'],
    ['a visit is ahead', [visitWith('SCHEDULED')], 'See your visit', /Your visit is on/],
  ])('says what will be here while %s', async (_when, visits, link, words) => {
    backend.holds({ '/dna-visit/{patientId}/visits': visits });
    open();
    expect(await screen.findByText('Your summary will be here')).toBeVisible();
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/member/counseling/');
  });

  it('leads somebody on the way to the step that opens it', async () => {
    backend.holds({ '/dna-visit/{patientId}/visits': [] });
    open(undefined, 'survey');
    const link = await screen.findByRole('link', { name: 'Continue with “Family history”' });
    expect(link).toHaveAttribute('href', '/member/survey/');
    expect(screen.queryByRole('link', { name: 'See your health answers' })).toBeNull();
  });

  it.each([
    ['is over', visitWith('COMPLETED', -3), /Maya Lindqvist writes the summary/, 0],
    ['has passed and nobody has said how', visitWith('SCHEDULED', -3), /If not, choose another time/, 1],
  ])('says who writes it after a visit that %s, and whom to call', async (_how, visit, words, ways) => {
    backend.holds({ '/dna-visit/{patientId}/visits': [visit] });
    open();
    expect(await screen.findByText('The summary is not written yet')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Choose a time' })).toHaveLength(ways);
    expect(screen.getByRole('link', { name: 'Call 988' })).toBeVisible();
  });

  it('shows what is planned already while the summary is not written', async () => {
    const visit = visitWith('COMPLETED', -3);
    const plans = [planOf(visit.id, 'Next year'), planOf('done', 'Of another visit')];
    backend.holds({ '/dna-visit/{patientId}/visits': [visit], '/patients/{patientId}/care-plans': plans });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Your care plan' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Next year' })).toBeVisible();
    expect(screen.queryByText('Of another visit')).toBeNull();
  });
});
