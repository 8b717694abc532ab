import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Availability } from '#domain/availability.ts';
import { availabilityMachine, type HoursToSend, type StoredHours } from '#machines/availability/machine.ts';

const hours = (from: string): Availability => ({
  ...{ time_zone: 'America/Chicago', visit_minutes: 45, buffer_minutes: 15, mediums: ['video'] },
  ...{ weekly: [{ weekday: 'monday', from, to: '17:00' }], days_off: [], extra_slots: [] },
});
const visit = (visit_id: string) => ({
  ...{ visit_id, patient_id: 'maria', patient_name: 'Maria Santos' },
  ...{ starts_at: '2027-03-01T15:00:00.000Z', ends_at: '2027-03-01T15:45:00.000Z' },
});
const stale = Object.assign(new Error('Stale.'), { code: 'stale' });

const services = () => ({
  checkHours: vi.fn(({ availability, version }: HoursToSend) =>
    Promise.resolve<StoredHours>({ availability, version, outside: [visit('before')] }),
  ),
  saveHours: vi.fn(({ availability, version }: HoursToSend) =>
    Promise.resolve<StoredHours>({ availability, version: version + 1, outside: [] }),
  ),
  readHours: vi.fn(() =>
    Promise.resolve<StoredHours>({ availability: hours('07:00'), version: 9, outside: [visit('before')] }),
  ),
});

function begin(given: Partial<ReturnType<typeof services>> = {}) {
  const called = { ...services(), ...given };
  const machine = availabilityMachine.provide({
    actors: {
      checkHours: fromPromise(({ input }: { input: HoursToSend }) => called.checkHours(input)),
      saveHours: fromPromise(({ input }: { input: HoursToSend }) => called.saveHours(input)),
      readHours: fromPromise(() => called.readHours()),
    },
  });
  const stored: StoredHours = { availability: hours('09:00'), version: 3, outside: [visit('before')] };
  const actor = createActor(machine, { input: { stored } }).start();
  const submit = (from = '10:00') => actor.send({ type: 'hours.submitted', availability: hours(from) });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, called, submit, settled };
}

it('stores hours that leave no further visit outside without asking, and shows them', async () => {
  const { called, submit, settled } = begin();
  submit();
  const { value, context } = await settled();
  expect(value).toBe('editing');
  expect(context).toMatchObject({ isSaved: true, revision: 1, stored: { version: 4, availability: hours('10:00') } });
  expect(called.saveHours).toHaveBeenCalledExactlyOnceWith({ availability: hours('10:00'), version: 3 });
});

it('asks before a booked visit is left outside, and stores nothing until that is answered', async () => {
  const checkHours = vi.fn(({ availability, version }: HoursToSend) =>
    Promise.resolve<StoredHours>({ availability, version, outside: [visit('before'), visit('new')] }),
  );
  const { actor, called, submit, settled } = begin({ checkHours });
  submit();
  const asked = await settled();
  expect(asked.value).toBe('confirming');
  expect(asked.context.wouldBeOutside).toHaveLength(2);
  actor.send({ type: 'save.declined' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(called.saveHours).not.toHaveBeenCalled();
  submit();
  await settled();
  actor.send({ type: 'save.confirmed' });
  expect((await settled()).context.isSaved).toBe(true);
});

it.each(['checkHours', 'saveHours'] as const)('lets the specialist choose when %s finds other hours', async (name) => {
  const once = vi.fn(() => Promise.reject<StoredHours>(stale));
  const { actor, called, submit, settled } = begin({ [name]: once });
  submit();
  expect((await settled()).value).toBe('conflict');
  called[name] = services()[name];
  actor.send({ type: 'mine.kept' });
  expect((await settled()).context).toMatchObject({
    isSaved: true,
    stored: { version: 10, availability: hours('10:00') },
  });
});

it('shows the other hours when the specialist takes them', async () => {
  const { actor, submit, settled } = begin({ checkHours: vi.fn(() => Promise.reject<StoredHours>(stale)) });
  submit();
  await settled();
  actor.send({ type: 'theirs.taken' });
  const { value, context } = actor.getSnapshot();
  expect(value).toBe('editing');
  expect(context).toMatchObject({ revision: 1, isSaved: false, wanted: undefined, stored: { version: 9 } });
});

it.each(['checkHours', 'saveHours'] as const)('keeps what was typed, and says why, when %s fails', async (name) => {
  const away = new Error('Away.');
  const { submit, settled } = begin({ [name]: vi.fn(() => Promise.reject<StoredHours>(away)) });
  submit();
  const { value, context } = await settled();
  expect(value).toBe('editing');
  expect(context).toMatchObject({ failure: away, isSaved: false, revision: 0, stored: { version: 3 } });
});

it('says that it could not read the other hours', async () => {
  const away = new Error('Away.');
  const { submit, settled } = begin({
    checkHours: vi.fn(() => Promise.reject<StoredHours>(stale)),
    readHours: vi.fn(() => Promise.reject<StoredHours>(away)),
  });
  submit();
  expect((await settled()).context.failure).toBe(away);
});

it('takes one press while it is at work', async () => {
  const { called, submit, settled } = begin();
  submit();
  submit('11:00');
  await settled();
  expect(called.checkHours).toHaveBeenCalledOnce();
});
