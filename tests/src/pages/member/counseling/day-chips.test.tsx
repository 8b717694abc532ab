import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { SlotPicker } from '#src/pages/member/counseling/slot-picker.tsx';
import { withSlot } from '#src/features/visits/slots/slots.ts';
import type { Week } from '#src/features/visits/slots/use-free-slots.ts';
import { timeSchema } from '#src/features/visits/slots/time-schema.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { setLocale } from '#src/lib/locale.ts';
import { usTimeZones, zoneName } from '#domain/time-zones.ts';
import { Form } from '#src/ui/form/index.ts';
import { slotAt, weekOf } from '../records.ts';
import { backend } from '#tests/harness/backend.ts';
import { patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

beforeEach(() => {
  setLocale('es');
  backend.holds({ '/patients/{patientId}': patientWith() });
});

const days = [{ key: '2026-11-25', slots: [slotAt('2026-11-25T18:00:00.000Z')] }];
const picker = (
  <Form schema={timeSchema(days)} defaultValues={{ day: '', slot_id: '' }} onSubmit={vi.fn()}>
    <SlotPicker week={weekOf(days)} days={days} lost={false} onZone={vi.fn()} />
  </Form>
);

it('a day begins with a capital, is short for eyes where it is narrow, and is read out whole', () => {
  showPage(picker);
  const group = within(screen.getByRole('radiogroup', { name: 'Elija un día' }));
  expect(group.getByRole('radio')).toHaveAccessibleName('Miércoles 25 nov');
  expect(group.getByText('Mié')).toHaveAttribute('aria-hidden', 'true');
});

it('no time zone has a name too long for the list on a phone, and each begins a line there with a capital', () => {
  showPage(picker);
  for (const option of screen.getAllByRole('option')) expect(option.textContent).toMatch(/^\p{Lu}/u);
  for (const locale of ['en', 'es'] as const)
    for (const zone of usTimeZones)
      expect(zoneName(locale, zone)).not.toMatch(/Standard|estándar|Aleutian.*Hawaii|Hawaii.*Aleutian/);
  expect(zoneName('en', 'Pacific/Honolulu')).toBe('Hawaii Time');
});

it('a sentence in Spanish never ends on two periods: a time of day brings its own', () => {
  showPage(picker);
  expect(momentsIn('es').time('2026-11-25T18:00:00.000Z')).toMatch(/m\.$/);
  expect(screen.getByText(/Todas las horas/).textContent).not.toContain('..');
});

const pickerOf = (week: Week) => (
  <Form schema={timeSchema(week.days)} defaultValues={{ day: '', slot_id: '' }} onSubmit={vi.fn()}>
    <SlotPicker week={week} days={week.days} lost={false} onZone={vi.fn()} />
  </Form>
);
const between = { previousDay: '2026-11-16', earlier: '2026-11-15', nextDay: '2026-12-08', later: '2026-11-29' };

it('the weeks beside are offered where there are times that way, and a choice is not taken along unseen', async () => {
  const onGo = vi.fn();
  const { user, showAgain } = showPage(pickerOf(weekOf(days, { ...between, onGo })));
  expect(screen.getByText('22–28 de noviembre')).toHaveTextContent(/^Semana: /);
  await user.click(screen.getByRole('radio', { name: /25 nov/ }));
  await user.click(screen.getByRole('button', { name: 'Después (semana siguiente)' }));
  await user.click(screen.getByRole('button', { name: 'Antes (semana anterior)' }));
  expect(onGo.mock.calls).toEqual([['2026-11-29'], ['2026-11-15']]);
  expect(screen.getByRole('radio', { name: /25 nov/ })).not.toBeChecked();
  showAgain(pickerOf(weekOf(days)));
  expect(screen.queryByRole('button')).toBeNull();
});

it('nothing is chosen of a week that is about to leave', () => {
  const { showAgain } = showPage(pickerOf(weekOf(days, { ...between, goingTo: '2026-11-29' })));
  expect(screen.getByRole('radio', { name: /25 nov/ })).toBeDisabled();
  showAgain(pickerOf(weekOf(days, between)));
  expect(screen.getByRole('radio', { name: /25 nov/ })).toBeEnabled();
});

it('whoever chooses of this week after another could not be had stays in this one', async () => {
  const onGo = vi.fn();
  const { user } = showPage(pickerOf(weekOf(days, { ...between, hasFailed: true, onGo })));
  await user.click(screen.getByRole('radio', { name: /25 nov/ }));
  expect(onGo.mock.calls).toEqual([['2026-11-22']]);
});

it('a time that may be the member’s own stands in its own week alone, by the clock of the page', () => {
  const { dayKey } = momentsIn('en', 'America/Chicago');
  const slot = slotAt('2026-11-29T03:00:00.000Z');
  const of = (from: string, to: string) => withSlot({ from, to, days: [] }, slot, dayKey).map(({ key }) => key);
  expect(of('2026-11-22', '2026-11-28')).toEqual(['2026-11-28']);
  expect(of('2026-11-29', '2026-12-05')).toEqual([]);
});

it('a week without times says so and leads to the next that has some, or to the last before', async () => {
  const onGo = vi.fn();
  const { user, showAgain } = showPage(pickerOf(weekOf([], { ...between, onGo })));
  expect(screen.getByText('No hay horarios libres en esta semana')).toBeVisible();
  expect(screen.getByText('Los próximos horarios libres son el martes, 8 de diciembre.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver esa semana' }));
  showAgain(pickerOf(weekOf([], { ...between, nextDay: null, later: null, onGo })));
  expect(screen.getByText(/antes de ella son el lunes, 16 de noviembre/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver esa semana' }));
  expect(onGo.mock.calls).toEqual([['2026-12-06'], ['2026-11-15']]);
});

it('the button that leads to the last week goes, and the focus goes on at the name of that week', async () => {
  const { user, showAgain } = showPage(pickerOf(weekOf(days, between)));
  await user.click(screen.getByRole('button', { name: 'Después (semana siguiente)' }));
  showAgain(pickerOf(weekOf([], { ...between, from: '2026-11-29', to: '2026-12-05', nextDay: null, later: null })));
  expect(document.activeElement).toHaveTextContent('29 de noviembre – 5 de diciembre');
});

it('a week that could not be looked up is told, and the one before stays', () => {
  showPage(pickerOf(weekOf(days, { ...between, hasFailed: true })));
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar esto');
  expect(screen.getByRole('radio', { name: /25 nov/ })).toBeVisible();
});

it('in another zone the week of the chosen time is shown: Saturday night here is Sunday there', async () => {
  const onGo = vi.fn();
  const late = [{ key: '2026-11-28', slots: [slotAt('2026-11-29T03:00:00.000Z')] }];
  const { user } = showPage(
    <TimeZoneContext value="America/Chicago">{pickerOf(weekOf(late, { onGo }))}</TimeZoneContext>,
  );
  await user.click(screen.getByRole('radio', { name: /28 nov/ }));
  await user.click(screen.getByRole('radio', { name: /con Maya/ }));
  await user.selectOptions(screen.getByRole('combobox'), 'Pacific/Guam');
  expect(onGo).toHaveBeenCalledExactlyOnceWith('2026-11-29');
});
