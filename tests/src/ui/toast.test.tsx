import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from '#src/ui/toast/store.ts';
import { ToastArea } from '#src/ui/toast/toast-area.tsx';
import { show } from '../show.tsx';

beforeEach(async () => {
  // The card is loaded with the first toast; loaded before, it appears at once.
  await import('#src/ui/toast/toast-card.tsx');
  vi.useFakeTimers();
});

afterEach(() => {
  act(dismissToast);
  act(() => {
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

async function toast(text: string) {
  act(() => showToast(text));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('a toast', () => {
  it('says its word for five seconds', async () => {
    show(<ToastArea />);
    await toast('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    pass(4999);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is alone: the next one takes its place', async () => {
    show(<ToastArea />);
    await toast('First');
    await toast('Second');
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('is kept, closed, for the removal delay', async () => {
    show(<ToastArea />);
    await toast('Saved');
    act(dismissToast);
    pass(999_999);
    expect(currentToast()).toMatchObject({ text: 'Saved', open: false });
    pass(1);
    expect(currentToast()).toBeUndefined();
  });

  it('waits while somebody points at it', async () => {
    show(<ToastArea />);
    await toast('Saved');
    fireEvent.pointerEnter(screen.getByRole('region'));
    pass(60_000);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is reached by F8 and closed by Escape', async () => {
    show(<ToastArea />);
    await toast('Saved');
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(screen.getByRole('region')).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is swiped away from 50 pixels on', async () => {
    show(<ToastArea />);
    await toast('Saved');
    const region = screen.getByRole('region');
    fireEvent.pointerDown(region, { clientX: 100 });
    fireEvent.pointerMove(region, { clientX: 149 });
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.pointerMove(region, { clientX: 150 });
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
