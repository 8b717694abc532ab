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
