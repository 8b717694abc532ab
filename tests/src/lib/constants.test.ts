import { expect, test } from 'vitest';
import { impersonationEndedCountdown } from '#domain/constants.ts';
import { epochSeconds, formatIsoDate } from '#domain/dates.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { TYPE_AHEAD_MS } from '#src/ui/menu-keys.ts';
import { PREFETCH_PX } from '#src/ui/prefetch-links.ts';
import {
  currentToast,
  showToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_PX,
} from '#src/ui/toast/store.ts';

/** Section 9 of the product, as it is written there: a change of any of these is a change of the product. */
test.each([
  ['the countdown after impersonation has ended, in seconds', impersonationEndedCountdown, 5],
  ['how long a toast stands, in milliseconds', TOAST_DURATION_MS, 5000],
  ['how long a closed toast is kept, in milliseconds', TOAST_REMOVE_DELAY_MS, 1_000_000],
  ['how far a toast is swiped, in pixels', TOAST_SWIPE_PX, 50],
  ['the key that leads to a toast', TOAST_HOTKEY, 'F8'],
  ['from how far away a link fetches its page, in pixels', PREFETCH_PX, 200],
  ['after what the type-ahead of a menu begins anew, in milliseconds', TYPE_AHEAD_MS, 1000],
  ['whether queries are asked again on focus', queryClient.getDefaultOptions().queries?.refetchOnWindowFocus, false],
])('%s is fixed', (_, value, fixed) => {
  expect(value).toBe(fixed);
});

test('there is one toast at the most', () => {
  showToast('First');
  showToast('Second');
  expect(currentToast()).toMatchObject({ text: 'Second', open: true });
});

test('dates are formatted in UTC, and seconds since 1970 are a string', () => {
  const moment = new Date('2027-03-01T23:59:59.999-05:00');
  expect(formatIsoDate(moment)).toBe('2027-03-02');
  expect(epochSeconds(moment)).toBe('1803963599');
});
