import { draftMachine } from '#machines/draft/machine.ts';
import { driverOf } from '../../driver.ts';
import { settle } from './clock.ts';
import { drops, encrypts } from './copies.ts';
import { courses, type Course } from './courses.ts';
import { inCourses } from './in-courses.ts';
import { made } from './made.ts';
import { cancels, closes, isRead, notices, opens } from './pages.ts';
import { isSavedAndGoesOn, opensAgain, readsAnew, stores, submits } from './records.ts';
import { asksForSaving, hides, keepsMine, overrules, passes, reads, saves, takesTheirs, types } from './saving.ts';
import { ends, isSavedElsewhere, isSavedForWhoIsBack, resumes } from './session.ts';
import { sights } from './sights.ts';
import { startOf, type World } from './world.ts';

const raised = { notMoved: 'The machine tells itself.' };

export const draftDriver = driverOf<World>()(draftMachine, {
  follows: 'first',
  settle,
  starts: (Object.keys(courses) as Course[]).map((course) =>
    startOf(course, courses[course].form, courses[course].keepsCopies),
  ),
  ...inCourses({
    events: {
      'form.opening': [...opens, ...readsAnew],
      'opening.canceled': cancels,
      'draft.read': isRead,
      'form.opened': opensAgain,
      'form.closed': closes,
      'draft.changed': types,
      'save.requested': asksForSaving,
      'page.left': hides,
      'record.submitted': submits,
      'try.settled': { notMoved: 'The page finds the record by itself that it has sent.' },
      'conflict.mineKept': keepsMine,
      'conflict.theirsTaken': takesTheirs,
      'restored.noticed': notices,
      'session.over': ends,
      'session.resumed': resumes,
      'typing.over': raised,
      'copy.wanted': raised,
      'copy.due': { notMoved: 'It comes once its time has passed.' },
      'copy.unwanted': raised,
    },
    calls: {
      save: { ...saves, done: [...saves.done, isSavedForWhoIsBack, isSavedElsewhere, isSavedAndGoesOn] },
      read: reads,
      overrule: overrules,
      storeRecord: stores,
      encrypt: encrypts,
      drop: drops,
    },
    delays: {
      quietTime: [passes('pauses')],
      longestWait: { notMoved: 'It passes while somebody types without a pause.' },
      usualCopyTime: [{ ...passes('waits for a moment'), told: { after: 'copy.due' } }],
      soonCopyTime: { notMoved: 'It passes as the usual time does.' },
      retryPause: [passes('waits for the next try')],
    },
  }),
  states: sights,
  // A course is played to its end, also where the rest of it is nothing new.
  goals: ({ course, next }) => (next === courses[course].does.length ? [`course: ${course}`] : []),
  records: [made],
});
