import { afterEach, expect, test, vi } from 'vitest';
import type { SaveStatus } from '#src/features/drafts/saving.ts';
import type { Found } from '#src/features/drafts/sealed/vault.ts';
import {
  dropKept,
  forgetSavers,
  handOver,
  keepDrafts,
  leftAt,
  nameSaver,
  noteNotStored,
  noteStored,
  pauseLeft,
  resumeLeft,
  saveDrafts,
  saveKept,
} from '#src/features/drafts/unsaved.ts';

afterEach(() => {
  dropKept();
  forgetSavers();
  vi.useRealTimers();
});

/** A form that saves itself, and what comes of it when it is told to. */
function form(status: SaveStatus, after = status) {
  const save = () => Promise.resolve().then(() => void (saver.status = after));
  const saver = {
    place: { patientId: 'ada', record: 'drafts/eligibility' },
    status,
    isLeft: false,
    paused: undefined as Found<unknown> | undefined,
    get isUnsaved() {
      return saver.status !== 'saved' && saver.status !== 'unchanged';
    },
    flush: save,
    hold: vi.fn(),
    release: vi.fn(save),
    letGo: vi.fn(),
    noteStored: vi.fn(),
    takeBack: vi.fn(),
    pause: vi.fn(() => {
      saver.paused = { value: 'typed', version: 3, unanswered: [], ids: [] };
      return Promise.resolve();
    }),
    handOver: vi.fn(() => void (saver.paused = undefined)),
  };
  return saver;
}

test.each([
  ['no form', [], 'none'],
  ['a form in which nothing was typed', [form('unchanged')], 'none'],
  ['a form that was saved before', [form('saved')], 'saved'],
  ['a form that is saved now', [form('unsaved', 'saved')], 'saved'],
  ['a form that can’t be saved', [form('unsaved', 'failed')], 'unsaved'],
  ['a form in a conflict', [form('conflict')], 'unsaved'],
  ['one of several that can’t be saved', [form('unsaved', 'saved'), form('failed')], 'unsaved'],
] as const)('at the end of a session with %s', async (_, forms, outcome) => {
  forms.forEach((each) => nameSaver(each));
  expect(await saveDrafts()).toBe(outcome);
});

test('a form whose screen goes meanwhile is waited for, and afterwards known no more', async () => {
  const forget = nameSaver(form('unsaved', 'saved'));
  const saving = saveDrafts();
  forget();
  expect(await saving).toBe('saved');
  expect(await saveDrafts()).toBe('none');
});

test('of the person before, no form is known', async () => {
  nameSaver(form('failed'));
  forgetSavers();
  expect(await saveDrafts()).toBe('none');
});

/** Whether the browser would ask before it lets the page go. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('when a session is over, what is not saved is kept with nothing sent, and saved when the person is back', async () => {
  const typed = form('failed', 'saved');
  const done = form('saved');
  [typed, done].forEach((each) => nameSaver(each));
  expect(keepDrafts()).toBe('kept');
  forgetSavers();
  expect(asks()).toBe(true);
  for (const { hold, release } of [typed, done]) {
    expect(hold).toHaveBeenCalled();
    expect(release).not.toHaveBeenCalled();
  }
  expect(await saveKept()).toBe('saved');
  expect(done.release).not.toHaveBeenCalled();
  dropKept();
  expect(asks()).toBe(false);
});

test('when a session is over and all is saved, nothing is kept and nobody is asked', () => {
  nameSaver(form('saved'));
  expect(keepDrafts()).toBe('none');
  expect(asks()).toBe(false);
});

test('what was let go is never sent, whoever comes', async () => {
  const typed = form('failed', 'saved');
  nameSaver(typed);
  keepDrafts();
  dropKept();
  await saveKept();
  expect(typed.release).not.toHaveBeenCalled();
});

test('what was kept is tried a few times, and then said to be lost', async () => {
  vi.useFakeTimers();
  const typed = form('failed');
  nameSaver(typed);
  keepDrafts();
  const outcome = saveKept();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('unsaved');
  expect(typed.release).toHaveBeenCalledTimes(3);
});

test('what is let go between two tries is not sent again, since another person may be there', async () => {
  vi.useFakeTimers();
  const typed = form('failed');
  nameSaver(typed);
  keepDrafts();
  const outcome = saveKept();
  await vi.advanceTimersByTimeAsync(500);
  dropKept();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('unsaved');
  expect(typed.release).toHaveBeenCalledTimes(1);
});

test('what could not be saved for the person who was back is held again when that session, too, is over', async () => {
  vi.useFakeTimers();
  const typed = form('failed');
  nameSaver(typed);
  keepDrafts();
  forgetSavers();
  const outcome = saveKept();
  await vi.advanceTimersByTimeAsync(500);
  expect(keepDrafts()).toBe('kept');
  expect(typed.hold).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('unsaved');
  expect(typed.release).toHaveBeenCalledTimes(1);
});

test('what another device has changed meanwhile is not overwritten by what was kept', async () => {
  const typed = form('failed', 'conflict');
  nameSaver(typed);
  keepDrafts();
  expect(await saveKept()).toBe('unsaved');
  expect(typed.release).toHaveBeenCalledTimes(1);
});

test('drafts of a step, and of no other, hear whether its record could be stored', () => {
  const [eligibility, survey] = [form('failed'), form('failed')];
  survey.place.record = 'answers/survey';
  [eligibility, survey].forEach((each) => nameSaver(each));
  noteStored('eligibility');
  expect(eligibility.noteStored).toHaveBeenCalledTimes(1);
  expect(eligibility.takeBack).not.toHaveBeenCalled();
  noteNotStored('eligibility');
  expect(eligibility.takeBack).toHaveBeenCalledTimes(1);
  for (const heard of [survey.noteStored, survey.takeBack]) expect(heard).not.toHaveBeenCalled();
});

const eligibility = { patientId: 'ada', record: 'drafts/eligibility' };

test('a form that is opened takes over from one that was left with the same draft, and from no other', async () => {
  const [stands, left, other, ofAnother] = [form('failed'), form('failed'), form('failed'), form('failed')];
  [left, other, ofAnother].forEach((each) => (each.isLeft = true));
  other.place.record = 'answers/survey';
  ofAnother.place.patientId = 'bertha';
  [stands, left, other, ofAnother].forEach((each) => nameSaver(each));
  await pauseLeft(eligibility);
  expect([stands, left, other, ofAnother].map(({ pause }) => pause.mock.calls.length)).toEqual([0, 1, 0, 0]);
  expect(leftAt(eligibility)).toMatchObject({ value: 'typed' });
  handOver(eligibility);
  expect([stands, left, other, ofAnother].map(({ handOver }) => handOver.mock.calls.length)).toEqual([0, 1, 0, 0]);
  expect(leftAt(eligibility)).toBeUndefined();
});

test('what several forms that were left keep is for each, also where the pages are opened in another order', async () => {
  const [one, other] = [form('failed'), form('failed')];
  [one, other].forEach((each) => (each.isLeft = true));
  other.place.record = 'drafts/counseling';
  [one, other].forEach((each) => nameSaver(each));
  await pauseLeft(eligibility);
  await pauseLeft(other.place);
  handOver(eligibility);
  expect([leftAt(eligibility), leftAt(other.place)]).toMatchObject([undefined, { value: 'typed' }]);
});

test('where the page of a form goes before that stood, what was left with its draft goes on, and nothing else', async () => {
  const [left, done] = [form('failed'), form('failed')];
  left.isLeft = true;
  [left, done].forEach((each) => nameSaver(each));
  await pauseLeft(eligibility);
  resumeLeft(eligibility);
  expect([left, done].map(({ release }) => release.mock.calls.length)).toEqual([1, 0]);
});

test('at the end of a session, what was left and waits for its form to stand is saved', async () => {
  const left = form('failed', 'saved');
  left.isLeft = true;
  nameSaver(left);
  await pauseLeft(eligibility);
  expect(await saveDrafts()).toBe('saved');
  expect(left.release).toHaveBeenCalledTimes(1);
});

test('once the person has gone their forms are let go, but for what is kept for them', () => {
  const [typed, done] = [form('failed'), form('saved')];
  [typed, done].forEach((each) => nameSaver(each));
  keepDrafts();
  forgetSavers();
  expect(typed.letGo).not.toHaveBeenCalled();
  expect(done.letGo).toHaveBeenCalledTimes(1);
});
