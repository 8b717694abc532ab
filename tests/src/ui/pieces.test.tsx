import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckAnswers } from '#src/ui/check-answers.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ProgressRail } from '#src/ui/progress-rail.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { show } from '../show.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('a button', () => {
  it('at work takes no press, keeps the focus and says what it does', () => {
    const onClick = vi.fn();
    show(
      <Button loading loadingText="Saving …" onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving …' });
    button.focus();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Saving …');
  });
});

describe('a banner', () => {
  it.each([
    ['destructive', 'alert'],
    ['success', 'status'],
    ['warning', 'status'],
    ['default', 'status'],
  ] as const)('%s that appears is said as %s', (tone, role) => {
    show(
      <AlertBanner tone={tone} live>
        Word
      </AlertBanner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Word');
  });

  it('that stood there from the beginning is not', () => {
    show(<AlertBanner tone="destructive">Word</AlertBanner>);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the page’s heading', () => {
  it('names the window, and takes the focus after a change of page, not before', async () => {
    const { user } = show(
      <>
        <Link to="/next">Next</Link>
        <Routes>
          <Route path="/" element={<PageHeading>First</PageHeading>} />
          <Route path="/next" element={<PageHeading>Second</PageHeading>} />
        </Routes>
      </>,
    );
    expect(document.title).toBe('First · Novi');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
    expect(document.title).toBe('Second · Novi');
  });

  it('leaves the focus to who has opened a menu while the page was on its way', async () => {
    const page = (heading: ReactNode) => (
      <>
        <Menu label="Your account" button="AR" items={[{ id: 'profile', label: 'Profile', to: '/profile' }]} />
        {heading}
      </>
    );
    const { user, showAgain } = show(page(undefined));
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    showAgain(page(<PageHeading arrived>Second</PageHeading>));
    expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  });
});

describe('waiting', () => {
  it('says what it waits for after a second, not before', () => {
    vi.useFakeTimers();
    show(<Waiting text="Looking up your state …" />);
    act(() => {
      vi.advanceTimersByTime(999);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Looking up your state …');
  });
});

describe('the answers before they are sent', () => {
  it('name what is missing, and which answer a link changes', () => {
    show(
      <CheckAnswers
        answers={[
          { label: 'Zip code', value: '94110', changeTo: '/zip' },
          { label: 'Code', value: '' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Change Zip code' })).toHaveAttribute('href', '/zip');
    expect(screen.getByText('Not answered')).toBeVisible();
  });
});

describe('the progress rail', () => {
  const steps = [
    { id: 'a', title: 'Welcome', minutes: 2, state: 'done', to: '/member/welcome' },
    { id: 'b', title: 'Family history', minutes: 15, state: 'current', to: '/member/survey' },
    { id: 'c', title: 'Your kit', minutes: 5, state: 'locked', reason: 'Order a kit first.' },
  ] as const;

  it('is folded on a phone, and says where one is', () => {
    show(<ProgressRail steps={steps} />);
    expect(screen.getByText(/Step 2 of 3 · about 15 min/)).toBeVisible();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('stands beside the page on a wide window', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    show(<ProgressRail steps={steps} />);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('folds on a wide window, too, once all is done: what is done takes no room', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    show(<ProgressRail steps={steps.map((step) => ({ ...step, state: 'done' as const, to: '/member/welcome' }))} />);
    expect(screen.getByText('All 3 steps are done')).toBeVisible();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('tells each step’s state in words, links what was reached, and gives the reason for what is locked', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    show(<ProgressRail steps={steps} />);
    const [done, current, locked] = screen.getAllByRole('listitem');
    expect(done).toHaveTextContent('Done');
    expect(screen.getByRole('link', { name: 'Welcome' })).toHaveAttribute('href', '/member/welcome');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(current).toHaveTextContent('You are here');
    expect(locked).toHaveTextContent('Not open yet');
    expect(locked).toHaveTextContent('Order a kit first.');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
