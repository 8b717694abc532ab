import { screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DrawnAhead } from '#src/lib/drawn-ahead.tsx';
import { eventually } from '#tests/harness/eventually.ts';
import { show } from '../show.tsx';

const onDrawn = vi.fn();
const drawing = vi.fn();
const effect = vi.fn();

/** A page whose every part is noted. */
function Page() {
  const heading = useRef<HTMLHeadingElement>(null);
  drawing();
  useEffect(() => effect(heading.current));
  return <h1 ref={heading}>Your family tree</h1>;
}

function Faulty(): never {
  drawing();
  throw new Error('This page can’t be drawn.');
}

function List() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${String(count)} times`}</button>;
}

beforeEach(() => {
  for (const mock of [onDrawn, drawing, effect]) mock.mockReset();
  document.documentElement.dataset['drawn'] = '';
  vi.stubGlobal('requestIdleCallback', (act: () => void) => void setTimeout(act));
  return () => {
    delete document.documentElement.dataset['drawn'];
  };
});

const inThePage = () => document.body.textContent;

test('what may come is drawn once, is never in the page, and nothing comes of it', async () => {
  const seen: (string | null)[] = [];
  drawing.mockImplementation(() => seen.push(inThePage()));
  onDrawn.mockImplementation(() => seen.push(inThePage()));
  show(
    <DrawnAhead onDrawn={onDrawn}>
      <Page />
    </DrawnAhead>,
  );
  expect(drawing).not.toHaveBeenCalled();
  await eventually(() => expect(onDrawn).toHaveBeenCalledOnce());
  expect(drawing).toHaveBeenCalled();
  expect(effect).not.toHaveBeenCalled();
  expect(seen.join('')).not.toContain('Your family tree');
  expect(inThePage()).not.toContain('Your family tree');
});

test('nothing is drawn for who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  show(
    <DrawnAhead onDrawn={onDrawn}>
      <Page />
    </DrawnAhead>,
  );
  await Promise.resolve();
  expect(idle).not.toHaveBeenCalled();
  expect(drawing).not.toHaveBeenCalled();
});

test('a fault in it is no fault of the page that stands, and hinders nothing else', async () => {
  const onOther = vi.fn();
  const { user } = show(
    <>
      <List />
      <DrawnAhead onDrawn={onDrawn}>
        <Faulty />
      </DrawnAhead>
      <DrawnAhead onDrawn={onOther}>
        <h1>Your family tree</h1>
      </DrawnAhead>
    </>,
  );
  await eventually(() => expect(onOther).toHaveBeenCalledOnce());
  expect(drawing).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  expect(onDrawn).not.toHaveBeenCalled();
});
