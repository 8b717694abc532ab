import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlotPicker } from '../../../src/member/steps/counseling/SlotPicker.tsx';
import { timeSchema } from '../../../src/member/steps/counseling/visitForm.ts';
import { momentsIn, zoneName } from '../../../src/texts/moments.ts';
import { setLocale } from '../../../src/texts/locale.ts';
import { usTimeZones } from '../../../domain/time-zones.ts';
import { Form } from '../../../src/ui/form/index.ts';
import { show } from '../show.tsx';
import { slotAt } from './records.ts';

vi.mock('../../../src/member/steps/counseling/useResidence.ts', () => ({ useResidence: () => undefined }));
beforeEach(() => setLocale('es'));
afterEach(() => setLocale('en'));

const days = [{ key: '2026-11-25', slots: [slotAt('2026-11-25T18:00:00.000Z')] }];
const picker = (
  <Form schema={timeSchema(days)} defaultValues={{ day: '', slot_id: '' }} onSubmit={vi.fn()}>
    <SlotPicker days={days} lost={false} onZone={vi.fn()} />
  </Form>
);

it('a day begins with a capital, is short for eyes where it is narrow, and is read out whole', () => {
  show(picker);
  const group = within(screen.getByRole('radiogroup', { name: 'Elija un día' }));
  expect(group.getByRole('radio')).toHaveAccessibleName('Miércoles 25 nov');
  expect(group.getByText('Mié')).toHaveAttribute('aria-hidden', 'true');
});

it('no time zone has a name too long for the list on a phone, and each begins a line there with a capital', () => {
  show(picker);
  for (const option of screen.getAllByRole('option')) expect(option.textContent).toMatch(/^\p{Lu}/u);
  for (const locale of ['en', 'es'] as const)
    for (const zone of usTimeZones)
      expect(zoneName(locale, zone)).not.toMatch(/Standard|estándar|Aleutian.*Hawaii|Hawaii.*Aleutian/);
  expect(zoneName('en', 'Pacific/Honolulu')).toBe('Hawaii Time');
});

it('a sentence in Spanish never ends on two periods: a time of day brings its own', () => {
  show(picker);
  expect(momentsIn('es').time('2026-11-25T18:00:00.000Z')).toMatch(/m\.$/);
  expect(screen.getByText(/Todas las horas/).textContent).not.toContain('..');
});

const manyDays = Array.from({ length: 10 }, (_, day) => {
  const key = `2026-12-${String(day + 10)}`;
  return { key, slots: [slotAt(`${key}T18:00:00.000Z`)] };
});
const moreOf = (changes: object) => ({ hasMore: true, isBusy: false, hasFailed: false, onMore: vi.fn(), ...changes });
const pickerOf = (more: ReturnType<typeof moreOf> | undefined, free = manyDays, day = '') => (
  <Form schema={timeSchema(free)} defaultValues={{ day, slot_id: '' }} onSubmit={vi.fn()}>
    <SlotPicker days={free} more={more} lost={false} onZone={vi.fn()} />
  </Form>
);

it('the button that shows the last days goes, and the focus goes on at the first of them', async () => {
  const { user } = show(pickerOf(undefined));
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Ver más días' }));
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Ver más días' })).toBeNull();
  expect(screen.getAllByRole('radio')[8]).toHaveFocus();
});

it('days that come with one press are shown with it, and days that did not come are told', async () => {
  const more = moreOf({});
  const { user, showAgain } = show(pickerOf(more, manyDays.slice(0, 8)));
  await user.click(screen.getByRole('button', { name: 'Ver más días' }));
  expect(more.onMore).toHaveBeenCalledTimes(1);
  showAgain(pickerOf(more));
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  expect(screen.queryByRole('alert')).toBeNull();
  showAgain(pickerOf(moreOf({ hasFailed: true })));
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar esto');
});

it('of a day that was chosen all times are there: where it is the last one so far, what follows is fetched', () => {
  const last = moreOf({});
  show(pickerOf(last, manyDays, '2026-12-19'));
  expect(last.onMore).toHaveBeenCalledTimes(1);
  const whole = moreOf({});
  show(pickerOf(whole, manyDays, '2026-12-18'));
  expect(whole.onMore).not.toHaveBeenCalled();
});
