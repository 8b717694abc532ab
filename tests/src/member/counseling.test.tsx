import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { momentsIn } from '../../../src/texts/moments.ts';
import { SlotPicker } from '../../../src/member/steps/counseling/SlotPicker.tsx';
import { slotsByDay } from '../../../src/member/steps/counseling/slots.ts';
import { timeSchema, toBooking, visitSchema } from '../../../src/member/steps/counseling/visitForm.ts';
import { Form, SubmitButton } from '../../../src/ui/form/index.ts';
import { show } from '../show.tsx';
import { slotAt } from './records.ts';

const early: string = '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b01';
const late: string = '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b02';
const slots = [slotAt('2026-11-21T03:00:00.000Z', early), slotAt('2026-11-21T15:00:00.000Z', late)];
const days = slotsByDay(slots, momentsIn('en', 'America/Chicago').dayKey);
const happy = { day: '2026-11-20', slot_id: early, medium: 'video', phone: '', topic: '' };

const refusedPaths = (values: typeof happy) =>
  visitSchema(days)
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.'));

describe('free times', () => {
  it('are grouped by the day on which they are where the member is', () => {
    expect(days.map(({ key }) => key)).toEqual(['2026-11-20', '2026-11-21']);
    expect(slotsByDay(slots, momentsIn('en', 'Europe/Berlin').dayKey)).toHaveLength(1);
  });
});

describe('a booking', () => {
  it('is taken with a free time and a way to talk', () => {
    expect(visitSchema(days).safeParse(happy).success).toBe(true);
  });

  it('asks for everything at once', () => {
    expect(refusedPaths({ day: '', slot_id: '', medium: '', phone: '', topic: 'x'.repeat(501) })).toEqual([
      'day',
      'medium',
      'topic',
    ]);
  });

  it('asks for a number only where we are to call', () => {
    expect(refusedPaths({ ...happy, medium: 'phone' })).toEqual(['phone']);
    expect(refusedPaths({ ...happy, medium: 'phone', phone: '12' })).toEqual(['phone']);
    expect(refusedPaths({ ...happy, medium: 'phone', phone: '+49 30 901820' })).toEqual(['phone']);
    expect(refusedPaths({ ...happy, medium: 'phone', phone: '(312) 555-0142' })).toBeUndefined();
    expect(toBooking({ ...happy, medium: 'phone', phone: '(312) 555-0142' }).phone).toBe('+13125550142');
    expect(toBooking({ ...happy, phone: '(312) 555-0142' })).toEqual({ slot_id: early, medium: 'video' });
  });

  it('refuses a time that is not free any more', () => {
    expect(refusedPaths({ ...happy, day: '2026-11-21', slot_id: '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b03' })).toEqual([
      'slot_id',
    ]);
  });
});

describe('the choice of a time', () => {
  it('says that the chosen one is gone, and asks for another', async () => {
    const onSubmit = vi.fn();
    const form = (free: typeof days) => (
      <Form schema={timeSchema(free)} defaultValues={{ day: '2026-11-21', slot_id: late }} onSubmit={onSubmit}>
        <SlotPicker days={free} lost />
        <SubmitButton>Book</SubmitButton>
      </Form>
    );
    const gone = slotsByDay([...slots, slotAt('2026-11-21T16:00:00.000Z')], momentsIn('en').dayKey).map((day) => ({
      ...day,
      slots: day.slots.filter(({ id }) => id !== late),
    }));
    const { user } = show(form(gone));
    expect(screen.getByText('That time is no longer free').closest('[role=status]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(screen.getAllByText('Choose a time').length).toBeGreaterThan(0));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
