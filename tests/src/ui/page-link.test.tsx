import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLinkNavigation } from '#src/app/use-link-navigation.ts';
import { LinkNavigationContext, PageLink, type GoTo } from '#src/ui/page-link.tsx';

/** Presses the link, and answers whether the browser itself would follow it. */
function press(how: MouseEventInit = {}): boolean {
  let isLeft = true;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link'), { button: 0, ...how });
  removeEventListener('click', look);
  return isLeft;
}

function show(link: ReactNode): ReturnType<typeof vi.fn<GoTo>> {
  const goTo = vi.fn<GoTo>();
  render(
    <MemoryRouter initialEntries={['/member/profile/names']}>
      <LinkNavigationContext value={{ goTo, isGoingFrom: () => false }}>{link}</LinkNavigationContext>
    </MemoryRouter>,
  );
  return goTo;
}

test('a press goes to the page within the app, with what the link keeps for it', () => {
  const goTo = show(<PageLink to="/login?from=x" state={{ from: 1 }} replace />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/login?from=x');
  expect(press()).toBe(false);
  expect(goTo).toHaveBeenCalledExactlyOnceWith(
    '/login?from=x',
    { replace: true, state: { from: 1 } },
    expect.any(Function),
  );
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press that asks the browser for something else is left to it: %o',
  (how) => {
    const goTo = show(<PageLink to="/login" />);
    expect(press(how)).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
  },
);

test('a link that opens another window is left to the browser', () => {
  const goTo = show(<PageLink to="/login" target="_blank" />);
  expect(press()).toBe(true);
  expect(goTo).not.toHaveBeenCalled();
});

test('a press that the screen has taken for itself goes nowhere', () => {
  const goTo = show(<PageLink to="/login" onClick={(event) => event.preventDefault()} />);
  press();
  expect(goTo).not.toHaveBeenCalled();
});

test.each(['?patient=x', { search: 'patient=x' }])(
  'an address that is relative to the page is the router’s to find, and a press goes there: %o',
  (to) => {
    const goTo = show(<PageLink to={to} state={{ from: 1 }} />);
    const address = '/member/profile/names?patient=x';
    expect(screen.getByRole('link')).toHaveAttribute('href', address);
    expect(press()).toBe(false);
    expect(goTo).toHaveBeenCalledExactlyOnceWith(
      address,
      { replace: undefined, state: { from: 1 } },
      expect.any(Function),
    );
  },
);

test('where no app gives a way to go, the router goes', () => {
  const Place = () => <p>{`${useLocation().pathname} ${useNavigationType()}`}</p>;
  render(
    <MemoryRouter initialEntries={['/there']}>
      <PageLink to="/here" replace />
      <Place />
    </MemoryRouter>,
  );
  expect(press()).toBe(false);
  expect(screen.getByText('/here REPLACE')).toBeInTheDocument();
});

test('the page that is there already takes no second place in the history', () => {
  showApp(() => undefined, <PageLink to="/here" />);
  press();
  expect(screen.getByText('/here PUSH')).toBeInTheDocument();
  press();
  expect(screen.getByText('/here REPLACE')).toBeInTheDocument();
});

test('a link stays pressed until the page that it leads to is there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  function Page() {
    return useLocation().pathname === '/here' ? <h1>{use(promise)}</h1> : <h1>There</h1>;
  }
  render(
    <MemoryRouter initialEntries={['/there']}>
      <PageLink to="/here" />
      <Suspense>
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link).not.toHaveAttribute('data-active');
  await act(async () => press());
  expect(screen.getByRole('heading')).toHaveTextContent('There');
  expect(link).toHaveAttribute('data-active');
  await act(async () => resolve('Here'));
  expect(screen.getByRole('heading')).toHaveTextContent('Here');
  expect(link).not.toHaveAttribute('data-active');
});

test('a page whose code is on its way is gone to once it is there, and its link stays pressed until then', async () => {
  const code = Promise.withResolvers<void>();
  showApp(() => code.promise, <PageLink to="/here" />);
  await act(async () => press());
  expect(screen.getByRole('link')).toHaveAttribute('data-active');
  expect(screen.getByText('/there POP')).toBeInTheDocument();
  await act(async () => code.resolve());
  expect(screen.getByText('/here PUSH')).toBeInTheDocument();
  expect(screen.getByRole('link')).not.toHaveAttribute('data-active');
});

test.each(['can’t be had', 'takes its time'])('code that %s keeps nobody from going to the page', async (how) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fails = how === 'can’t be had';
  showApp(() => (fails ? Promise.reject(new Error('offline')) : new Promise(() => {})), <PageLink to="/here" />);
  await act(async () => press());
  if (!fails) {
    expect(screen.getByText('/there POP')).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(500));
  }
  expect(screen.getByText('/here PUSH')).toBeInTheDocument();
});

test('who presses another link, or goes elsewhere, before the code is there stays with that', async () => {
  const slow = Promise.withResolvers<void>();
  const away = { go: () => {} };
  showApp((to) => (to === '/slow' ? slow.promise : undefined), <PageLink to="/slow" />, away);
  await act(async () => press());
  await act(async () => away.go());
  await act(async () => slow.resolve());
  expect(screen.getByText('/away PUSH')).toBeInTheDocument();
});

/** An app with a link; `away.go` leads elsewhere without one. */
function showApp(bring: Parameters<typeof useLinkNavigation>[0], link: ReactNode, away = { go: () => {} }): void {
  function App() {
    const links = useLinkNavigation(bring);
    const navigate = useNavigate();
    away.go = () => void navigate('/away');
    return (
      <LinkNavigationContext value={links}>
        {link}
        <p>{`${useLocation().pathname} ${useNavigationType()}`}</p>
      </LinkNavigationContext>
    );
  }
  render(
    <MemoryRouter initialEntries={['/there']}>
      <App />
    </MemoryRouter>,
  );
}
