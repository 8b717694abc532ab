import { beforeEach, expect, test, vi } from 'vitest';
import type { SaveAnswer } from '#machines/draft/types.ts';
import { drafts, tell, type DraftsActor } from '#src/features/drafts/draft-registry.ts';
import { ownDrafts } from '#tests/harness/drafts.ts';
import { draftOver, pass, quiet, world } from '#tests/machines/draft/world.ts';

beforeEach(() => void vi.useFakeTimers());

/** Who owns the drafts of the session. */
let owner: DraftsActor;
beforeEach(() => void (owner = ownDrafts()));
const dropKept = () => owner.send({ type: 'kept.dropped' });
const goAway = () => owner.send({ type: 'person.left' });
/** The sign-in of who has come back. */
let signIn: AbortController;
beforeEach(() => void (signIn = new AbortController()));

/** A form that stands, in which something may be typed. */
function form(record = 'drafts/eligibility', answer?: SaveAnswer | 'down') {
  const { services, kept } = world();
  if (answer === 'down') services.save.mockRejectedValue(new Error('down'));
  else if (answer) services.save.mockResolvedValue(answer);
  const key = { patientId: 'ada', record };
  const actor = drafts.open(draftOver(services), { key, entryId: 'here' });
  tell(actor, { type: 'form.opened' });
  return { actor, key, kept, services, type: () => tell(actor, { type: 'draft.changed', value: 'typed' }) };
}

function inConflict(): void {
  const { services, type } = form('a/b', { kind: 'stale' });
  services.read.mockResolvedValue({ value: 'theirs', version: 3, isRecord: [] });
  type();
}

/** Whether the browser would ask before it lets the page go. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const ends: [string, () => void, string][] = [
  ['no form', () => undefined, 'none'],
  ['a form in which nothing was typed', () => void form(), 'none'],
  ['a form that is saved now', () => form().type(), 'saved'],
  ['a form that can’t be saved', () => form('a/b', 'down').type(), 'unsaved'],
  ['a form that was refused', () => form('a/b', { kind: 'refused' }).type(), 'unsaved'],
  ['a form in a conflict', inConflict, 'unsaved'],
  ['one of several that can’t be saved', () => [form(), form('a/b', 'down')].forEach(({ type }) => type()), 'unsaved'],
];
test.each(ends)('at the end of a session with %s', async (_, begin, outcome) => {
  begin();
  expect(await drafts.save()).toBe(outcome);
});

test('at the end of a session, a form that was saved before is told of', async () => {
  form().type();
  await quiet();
  expect(await drafts.save()).toBe('saved');
});

test('a form that is opened again finds the draft that it had', () => {
  const { actor, key } = form();
  expect(form(key.record).actor).toBe(actor);
  expect([form('drafts/counseling').actor, drafts.find({ ...key, patientId: 'bertha' })]).toEqual([
    expect.not.objectContaining({ id: actor.id }),
    undefined,
  ]);
});

test('a form whose screen goes meanwhile is waited for, and afterwards told of no more', async () => {
  const { actor, type } = form();
  type();
  const saving = drafts.save();
  tell(actor, { type: 'form.closed' });
  expect(await saving).toBe('saved');
  expect(await drafts.save()).toBe('none');
});

test('at the end of a session, what waits for its form to stand is saved', async () => {
  const { actor, type, kept } = form('a/b');
  type();
  tell(actor, { type: 'form.closed' });
  tell(actor, { type: 'form.opening' });
  expect(await drafts.save()).toBe('saved');
  expect(kept.writes).toEqual(['typed']);
});

test('of the person before, no draft is known, and nothing is sent for it', async () => {
  const { type, services, key } = form('a/b', 'down');
  type();
  goAway();
  await pass(120_000);
  expect([await drafts.save(), drafts.find(key), services.save.mock.calls.length]).toEqual(['none', undefined, 0]);
});

test('while the page is hidden or the line comes back, what is not saved is saved at once', async () => {
  const { type, kept, services } = form();
  type();
  dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(services.save).toHaveBeenLastCalledWith(expect.objectContaining({ isLeaving: true }));
  type();
  dispatchEvent(new Event('online'));
  await pass(0);
  type();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(kept.writes).toHaveLength(3);
});

test('when a session is over, what is not saved is kept with nothing sent, and saved when the person is back', async () => {
  const [typed, done] = [form('a/b', 'down'), form()];
  typed.type();
  done.type();
  await quiet();
  const tries = typed.services.save.mock.calls.length;
  expect(drafts.keep()).toBe('kept');
  goAway();
  expect(asks()).toBe(true);
  await pass(120_000);
  expect(await drafts.save()).toBe('none');
  expect(typed.services.save).toHaveBeenCalledTimes(tries);
  expect(done.actor.getSnapshot().status).toBe('stopped');
  typed.services.save.mockResolvedValue({ kind: 'saved', version: 1 });
  const saving = drafts.saveKept(signIn.signal);
  await pass(0);
  expect(await saving).toBe('saved');
  dropKept();
  expect(asks()).toBe(false);
});

test('when a session is over and all is saved, nothing is kept and nobody is asked', async () => {
  form().type();
  await quiet();
  expect([drafts.keep(), asks()]).toEqual(['none', false]);
});

/** What a session that is over has left. */
function kept(answer: SaveAnswer | 'down' = 'down') {
  const typed = form('a/b', answer);
  typed.type();
  drafts.keep();
  goAway();
  return typed;
}

test('what was let go is never sent, whoever comes', async () => {
  const { services } = kept();
  dropKept();
  const saving = drafts.saveKept(signIn.signal);
  await pass(120_000);
  await saving;
  expect(services.save).not.toHaveBeenCalled();
});

test('what was kept is tried a few times, and then said to be lost', async () => {
  const { services } = kept();
  const outcome = drafts.saveKept(signIn.signal);
  await pass(3_000);
  expect(await outcome).toBe('unsaved');
  expect(services.save.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test('what is let go between two tries is not sent again, since another person may be there', async () => {
  const { services } = kept();
  const outcome = drafts.saveKept(signIn.signal);
  await pass(500);
  signIn.abort();
  dropKept();
  await pass(120_000);
  expect(await outcome).toBe('unsaved');
  expect(services.save).toHaveBeenCalledTimes(1);
});

test('of what is being saved for a person who was back and is gone again, nothing is sent before they are back', async () => {
  const { services } = kept();
  const outcome = drafts.saveKept(signIn.signal);
  await pass(500);
  signIn.abort();
  goAway();
  await pass(120_000);
  expect(await outcome).toBe('unsaved');
  expect(services.save).toHaveBeenCalledTimes(1);
  services.save.mockResolvedValue({ kind: 'saved', version: 1 });
  const next = drafts.saveKept(new AbortController().signal);
  await pass(0);
  expect(await next).toBe('saved');
});

test('what could not be saved for the person who was back is held again when that session, too, is over', async () => {
  const { services } = kept();
  const outcome = drafts.saveKept(signIn.signal);
  await pass(500);
  signIn.abort();
  expect(drafts.keep()).toBe('kept');
  await pass(120_000);
  expect(await outcome).toBe('unsaved');
  expect(services.save).toHaveBeenCalledTimes(1);
});

test('what another device has changed meanwhile is not overwritten by what was kept', async () => {
  const { services } = kept({ kind: 'stale' });
  services.read.mockResolvedValue({ value: 'theirs', version: 3, isRecord: [] });
  const outcome = drafts.saveKept(signIn.signal);
  await pass(10);
  expect(await outcome).toBe('unsaved');
  expect(services.save).toHaveBeenCalledTimes(1);
});

/** A form whose draft breaks at one of its actions. */
function fragile(action: 'put' | 'hold' | 'resume') {
  const breaks = draftOver(world().services).provide({
    actions: {
      [action]: () => {
        throw new Error('broken');
      },
    },
  });
  const key = { patientId: 'ada', record: 'a/c' };
  const actor = drafts.open(breaks, { key, entryId: 'here' });
  return { actor, key, type: () => tell(actor, { type: 'draft.changed', value: 'typed' }) };
}

test('a draft that breaks ends alone: the others go on, and a form that is opened again has a new one', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const other = form();
  const { actor, key, type } = fragile('put');
  type();
  expect(actor.getSnapshot().status).toBe('error');
  expect([drafts.find(key), owner.getSnapshot().status]).toEqual([undefined, 'active']);
  expect(logged).toHaveBeenCalledWith('A draft broke', 'Error');

  const again = form(key.record);
  again.type();
  other.type();
  dispatchEvent(new Event('online'));
  await pass(0);
  expect([again.kept.writes, other.kept.writes]).toEqual([['typed'], ['typed']]);
});

test('where a draft that was kept breaks, its person is told that it is lost, and nothing waits any more', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { actor, type } = fragile('resume');
  type();
  drafts.keep();
  goAway();
  const outcome = drafts.saveKept(signIn.signal);
  await pass(3_000);
  expect([await outcome, actor.getSnapshot().status]).toEqual(['unsaved', 'error']);
  dropKept();
  expect([owner.getSnapshot().status, asks()]).toEqual(['active', false]);
});

test('where a draft breaks as its session ends, that is logged, and its person is told that it is lost', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { actor, type } = fragile('hold');
  type();
  expect([drafts.keep(), actor.getSnapshot().status]).toEqual(['unsaved', 'error']);
  expect(logged).toHaveBeenCalledWith('A draft broke', 'Error');
  expect([owner.getSnapshot().status, asks()]).toEqual(['active', false]);
});

test('what waits beside a draft that broke is saved, and its person is told once that not all of it is', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { type } = fragile('hold');
  type();
  const other = kept();
  other.services.save.mockResolvedValue({ kind: 'saved', version: 1 });
  const outcome = drafts.saveKept(signIn.signal);
  await pass(0);
  expect([await outcome, other.services.save.mock.lastCall?.[0].value]).toEqual(['unsaved', 'typed']);
  dropKept();
  kept().services.save.mockResolvedValue({ kind: 'saved', version: 1 });
  const next = drafts.saveKept(signIn.signal);
  await pass(0);
  expect(await next).toBe('saved');
});
