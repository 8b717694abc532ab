import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { SlotPicker } from '#src/pages/member/counseling/slot-picker.tsx';
import { slotsByDay } from '#src/features/visits/slots/slots.ts';
import { timeSchema } from '#src/features/visits/slots/time-schema.ts';
import { toBooking, visitSchema } from '#src/pages/member/counseling/visit-form.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { slotAt, weekOf } from '../records.ts';
import { backend } from '#tests/harness/backend.ts';
import { patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

beforeEach(() => backend.holds({ '/patients/{patientId}': patientWith({ state: 'IL' }) }));

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
        <SlotPicker week={weekOf(free)} days={free} lost onZone={vi.fn()} />
        <SubmitButton>Book</SubmitButton>
      </Form>
    );
    const gone = slotsByDay([...slots, slotAt('2026-11-21T16:00:00.000Z')], momentsIn('en').dayKey).map((day) => ({
      ...day,
      slots: day.slots.filter(({ id }) => id !== late),
    }));
    const { user } = showPage(form(gone));
    expect(screen.getByText('That time is no longer free').closest('[role=status]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(screen.getAllByText('Choose a time').length).toBeGreaterThan(0));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('times around a change of the clock', () => {
  const at = (zone: string, locale: 'en' | 'es' = 'en') => momentsIn(locale, zone);
  /** Intl writes a narrow space before AM. */
  const plain = (text: string) => text.replaceAll('\u202F', ' ');

  it.each([
    ['America/Chicago', '2027-03-14T07:30:00Z', '1:30 AM', '2027-03-14T08:30:00Z', '3:30 AM'],
    ['America/New_York', '2027-03-14T06:30:00Z', '1:30 AM', '2027-03-14T07:30:00Z', '3:30 AM'],
    ['America/Phoenix', '2027-03-14T08:30:00Z', '1:30 AM', '2027-03-14T09:30:00Z', '2:30 AM'],
    ['Pacific/Honolulu', '2027-03-14T11:30:00Z', '1:30 AM', '2027-03-14T12:30:00Z', '2:30 AM'],
  ])('in %s an hour is skipped in March, where it is', (zone, before, said, after, saidAfter) => {
    expect([before, after].map((moment) => plain(at(zone).time(moment)))).toEqual([said, saidAfter]);
  });

  it.each([
    ['America/Chicago', '2027-11-07T06:30:00Z', '2027-11-07T07:30:00Z', ['1:30 AM CDT', '1:30 AM CST']],
    ['America/Los_Angeles', '2027-11-07T08:30:00Z', '2027-11-07T09:30:00Z', ['1:30 AM PDT', '1:30 AM PST']],
    ['America/Phoenix', '2027-11-07T08:30:00Z', '2027-11-07T09:30:00Z', ['1:30 AM', '2:30 AM']],
  ])('in %s the two 1:30s of November are told apart', (zone, first, second, said) => {
    expect([first, second].map((moment) => plain(at(zone).time(moment)))).toEqual(said);
    expect(new Set([first, second].map((moment) => at(zone, 'es').time(moment))).size).toBe(2);
  });

  it('other times of those days say no more than usual', () => {
    const times = ['2027-11-07T05:30:00Z', '2027-11-07T08:30:00Z', '2027-11-07T15:00:00Z', '2027-03-14T14:00:00Z'];
    expect(times.map((moment) => plain(at('America/Chicago').time(moment)))).toEqual([
      ...['12:30 AM', '2:30 AM', '9:00 AM', '9:00 AM'],
    ]);
  });

  it('slots keep their order and their day, also the longest and the shortest one', () => {
    const longest = ['2027-11-07T05:30Z', '2027-11-07T07:30Z', '2027-11-08T05:30Z', '2027-11-08T06:30Z'];
    const days = slotsByDay(
      longest.map((starts, index) => slotAt(new Date(starts).toISOString(), String(index))),
      at('America/Chicago').dayKey,
    );
    expect(days.map(({ key, slots }) => [key, slots.length])).toEqual([
      ['2027-11-07', 3],
      ['2027-11-08', 1],
    ]);
    const shortest = slotsByDay(
      ['2027-03-14T05:30Z', '2027-03-14T06:30Z', '2027-03-15T04:30Z', '2027-03-15T05:30Z'].map((starts, index) =>
        slotAt(new Date(starts).toISOString(), String(index)),
      ),
      at('America/Chicago').dayKey,
    );
    expect(shortest.map(({ key, slots }) => [key, slots.length])).toEqual([
      ['2027-03-13', 1],
      ['2027-03-14', 2],
      ['2027-03-15', 1],
    ]);
  });
});

describe('the time zone', () => {
  function Picker({ zone }: { zone: string }) {
    const [timeZone, setTimeZone] = useState(zone);
    return (
      <TimeZoneContext value={timeZone}>
        <Form schema={timeSchema(days)} defaultValues={{ day: '2026-11-21', slot_id: late }} onSubmit={vi.fn()}>
          <SlotPicker week={weekOf(days)} days={days} lost={false} onZone={setTimeZone} />
        </Form>
      </TimeZoneContext>
    );
  }

  it('is said, and who is away from home is told which one they live in', async () => {
    showPage(<Picker zone="America/Los_Angeles" />);
    expect(screen.getByText(/^All times are in Pacific Time \(Los Angeles\)\. It is .* there now/)).toBeVisible();
    expect(await screen.findByText(/you live in Illinois.*Central Time \(Chicago\)/)).toBeVisible();
  });

  it('is named briefly in the list, and its group says that it is the device’s own: a longer line is cut off on a phone', () => {
    showPage(<Picker zone="America/Chicago" />);
    const [own, others] = within(screen.getByLabelText('Show times in')).getAllByRole('group');
    expect(own).toHaveAccessibleName('Same as this device');
    expect(own).toHaveTextContent(/^[^,]+ \([\w ]+\)$/);
    expect(others).toHaveAccessibleName('Other time zones');
  });

  it('says nothing of home to who is there, and can be chosen by who travels', async () => {
    const { user } = showPage(<Picker zone="America/Chicago" />);
    await waitFor(() => expect(backend.received('get', '/patients/{patientId}')).toHaveLength(1));
    expect(screen.queryByText(/you live in/)).toBeNull();
    expect(screen.getByText(/^9:00/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show times in'), 'Pacific/Honolulu');
    expect(screen.getByText(/^All times are in Hawaii/)).toBeVisible();
    expect(screen.getByText(/^5:00/)).toBeVisible();
    // The choice itself stays: it is a moment, not a number on a clock.
    expect(screen.getByRole('radio', { name: /^5:00/ })).toBeChecked();
  });
});
