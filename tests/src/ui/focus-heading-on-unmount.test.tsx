import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { RecordRow } from '#src/pages/member/dashboard/record-row.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusHeadingOnUnmount } from '#src/ui/focus-heading-on-unmount.ts';
import { show } from '../show.tsx';

/** A read that failed, and comes when it is tried again. */
function useRead() {
  const [data, setData] = useState<string>();
  const refetch = () => {
    setData('The visit');
    return Promise.resolve();
  };
  return { data, error: data === undefined ? new Error('away') : null, isFetching: false, refetch };
}

function Row() {
  return (
    <main>
      <h1>Overview</h1>
      <ul>
        <RecordRow icon={null} title="Your visit" read={useRead()}>
          {(text) => <p>{text}</p>}
        </RecordRow>
      </ul>
    </main>
  );
}

function Page() {
  return (
    <main>
      <h1>Overview</h1>
      <Loaded of={[useRead()]} waiting="Looking …">
        {(text) => <p>{text}</p>}
      </Loaded>
    </main>
  );
}

test.each([
  ['of a record on the dashboard', <Row key="row" />, 'Your visit'],
  ['of a page', <Page key="page" />, 'Overview'],
])('trying again what failed %s leaves the focus at its heading, once it has come', async (_what, page, heading) => {
  const { user } = show(page);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The visit')).toBeVisible();
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

test('a button that goes without having the focus takes it from nobody', async () => {
  function Two() {
    const [isThere, setThere] = useState(true);
    return (
      <main>
        <h1>Overview</h1>
        {isThere && <Button ref={focusHeadingOnUnmount}>Goes</Button>}
        <Button onClick={() => setThere(false)}>Stays</Button>
      </main>
    );
  }
  const { user } = show(<Two />);
  await user.click(screen.getByRole('button', { name: 'Stays' }));
  expect(screen.queryByRole('button', { name: 'Goes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Stays' })).toHaveFocus();
});

test('a button that outlives the page that it came with leaves the focus at the heading of the next one', async () => {
  function Pages() {
    const [isThere, setThere] = useState(true);
    const [isNext, setNext] = useState(false);
    return (
      <>
        <aside>
          {isThere && <Button ref={focusHeadingOnUnmount} onClick={() => setThere(false)} children="Goes" />}
        </aside>
        <main>
          {isNext ? <h1 key="next">Next</h1> : <h1 key="first">First</h1>}
          <Button onClick={() => setNext(true)}>Go on</Button>
        </main>
      </>
    );
  }
  const { user } = show(<Pages />);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(screen.getByRole('button', { name: 'Goes' }));
  expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus();
});
