import { afterEach, expect, test } from 'vitest';
import { forgetSavers, nameSaver, saveDrafts } from '../../../src/app/autosave/unsaved.ts';
import type { SaveStatus } from '../../../src/app/autosave/autosaver.ts';

afterEach(forgetSavers);

/** A form that saves itself, and what comes of it when it is told to. */
function form(status: SaveStatus, after = status) {
  const saver = { status, flush: () => Promise.resolve().then(() => void (saver.status = after)) };
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
