import { expect } from '@playwright/test';
import { surveyMachine } from '#machines/survey/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { follow, press } from '#tests/browser/steps/screen.ts';
import { answerCondition, choose } from '#tests/browser/steps/survey.ts';
import { driverOf, type Stimulus } from '../../driver.ts';
import { answersHold } from '../../records.ts';
import { name, surveySights } from './sights.ts';
import { comesBack, done, goes } from './ways.ts';
import { asked, at, blank, destination, factsOf, firstPage, isAt, open, type Machine, type World } from './world.ts';

export const surveyDriver = driverOf<World>()(surveyMachine, {
  starts: [
    { name: 'a family history that was told', world: blank, open },
    { name: 'a first look', world: { ...blank, told: 'nothing' }, open },
    {
      name: 'somebody who was just told that they can join',
      world: { ...blank, told: 'nothing', hasJustJoined: true },
      open,
    },
    { name: 'a family history that was sent', world: { ...blank, told: 'sent' }, open },
  ],
  background: ['facts.read'],
  events: {
    'facts.read': {
      notMoved: 'The page tells what it has read as the first page is visited, and with the first answer.',
    },
    'page.visited': [
      {
        does: 'what was told before is read',
        when: ({ isIn }) => isIn('looking'),
        told: { destination: destination('start') },
        then: ({ world }): Stimulus<Machine>[] => [
          { type: 'facts.read', facts: factsOf(world) },
          ...(firstPage(world) === 'start' ? [] : [asked(firstPage(world))]),
        ],
        world: (world) => ({ ...world, address: firstPage(world) }),
        play: ({ gate }) => gate.open('answers'),
      },
      { ...goes('start', 'you', 'Start my family history', 'begins to tell'), when: ({ isIn }) => isIn('joined') },
      goes('relatives', 'check', 'Check my answers', 'goes to the check'),
      goes('relatives', 'count', 'Change how many there are', 'goes to how many there are'),
      goes('relatives', 'tree', 'See your family tree', 'looks at the tree'),
      goes('relatives', 'ask', 'Ask a relative', 'goes to ask a relative'),
      {
        ...goes('tree', 'relatives', '', 'goes back in the browser, from the tree'),
        play: ({ page }) => page.goBack(),
      },
      goes('ask', 'relatives', 'Back', 'goes back to the list'),
      goes('check', 'relatives', 'Back', 'goes back to the list from the check'),
      goes('count', 'ancestry', 'Back', 'goes back to where the family comes from'),
      goes('ancestry', 'you', 'Back', 'goes back to the questions about themself'),
      comesBack('relatives', 'check', 'Check my answers'),
      comesBack('relatives', 'count', 'Change how many there are'),
      comesBack('count', 'ancestry', 'Back'),
      comesBack('ancestry', 'you', 'Back'),
      comesBack('relatives', 'relative', /^Mom \(mother\)/, 'mother'),
      {
        does: 'opens their mother',
        when: isAt('relatives'),
        told: { destination: destination('relative', 'mother') },
        world: at('relative', 'mother'),
        play: ({ page }) => follow(page, /^Mom \(mother\)|^Mama \(mother\)/),
      },
      {
        does: 'opens somebody whom they told of by mistake',
        when: (place) => isAt('relatives')(place) && place.world.mistaken === 'there',
        told: { destination: destination('relative', 'mistaken') },
        world: at('relative', 'mistaken'),
        play: ({ page }) => follow(page, /^Tom \(brother\)/),
      },
      {
        does: 'changes their mother from the check',
        when: isAt('check'),
        told: { destination: { ...destination('relative', 'mother'), isFromCheck: true } },
        world: at('relative', 'mother'),
        play: ({ page }) => follow(page, /^Change M(om|ama) \(mother\)/),
      },
      {
        does: 'goes back in the browser to somebody who was taken out',
        when: (place) => isAt('relatives')(place) && place.world.mistaken === 'just taken out',
        told: { destination: destination('relative', 'mistaken') },
        then: [{ type: 'relative.missing' }, asked('relatives')],
        world: at('relatives'),
        play: ({ page }) => page.goBack(),
      },
    ],
    'page.done': [
      done('you', 'ancestry', 'is done with themself'),
      done('ancestry', 'count', 'is done with where the family comes from'),
      done('count', 'relatives', 'is done with how many there are'),
    ],
    'relative.added': [
      {
        does: 'adds a sister',
        when: isAt('relatives'),
        told: { relativeId: 'new', adding: { relation: 'sibling' } },
        then: [asked('relative', 'new')],
        world: at('relative', 'new'),
        play: ({ page }) => press(page, 'Add a brother or sister'),
      },
      {
        does: 'is done, and adds one more',
        when: isAt('relative', 'new'),
        told: { relativeId: 'another', adding: { relation: 'sibling' } },
        then: [asked('relative', 'new')],
        play: async ({ page }) => {
          const before = page.url();
          await choose(page, 'Is this person alive?', 'I don’t know');
          await answerCondition(page, 'No');
          await press(page, 'Done, and add one more');
          await expect(page).not.toHaveURL(before);
        },
      },
    ],
    'relative.done': [
      {
        does: 'is done with their mother, and goes on to the next',
        when: (place) => isAt('relative', 'mother')(place) && place.context.wanted.isFromCheck !== true,
        told: { next: 'open' },
        then: [asked('relative', 'open')],
        world: at('relative', 'open'),
        play: ({ page }) => press(page, /^Done, next: /),
      },
      {
        does: 'calls their mother by another name, which can’t be saved yet, and is done',
        when: (place) =>
          isAt('relative', 'mother')(place) && place.context.wanted.isFromCheck !== true && !place.world.hasTyped,
        told: { next: undefined },
        then: [asked('relatives')],
        world: (world) => ({ ...at('relatives')(world), hasTyped: true }),
        play: async (scene) => {
          const { page, gate, typed, complaints } = scene;
          await gate.hold('draft', { method: 'POST', url: /\/api\/v1\/questionnaires$/ });
          // What waits for longer than the page does is sent once more, and the second is refused for what the first has stored.
          complaints.allow(answered(412));
          const address = page.url();
          await typed.type(page, 'the name', {
            // The same field is another one’s on another page.
            field: (where) => (where.url() === address ? name(where) : where.getByLabel('Nobody')),
            text: 'Mama',
            isStored: answersHold('name', 'Mama'),
          });
          await press(page, 'Done');
        },
      },
      {
        does: 'is done with their mother, from the check',
        when: (place) => isAt('relative', 'mother')(place) && place.context.wanted.isFromCheck === true,
        told: { next: undefined },
        then: [asked('check')],
        world: at('check'),
        play: ({ page }) => press(page, 'Done'),
      },
    ],
    'relative.removed': [
      {
        does: 'takes them out',
        when: isAt('relative', 'mistaken'),
        then: [asked('relatives')],
        world: (world) => ({ ...world, address: 'relatives', who: undefined, mistaken: 'just taken out' }),
        play: ({ page }) => press(page, 'Remove this relative'),
      },
    ],
    'relative.missing': { notMoved: 'It follows from the address of somebody who was taken out.' },
    'pause.requested': [
      {
        does: 'takes a break, with something to save',
        when: (place) => isAt('ask')(place) && place.world.hasTyped,
        play: ({ page }) => press(page, 'Pause for now'),
      },
      {
        does: 'takes a break',
        when: (place) => isAt('ask')(place) && !place.world.hasTyped,
        then: [{ done: 'saveDraft', output: { isSaved: true } }],
        play: ({ page }) => press(page, 'Pause for now'),
      },
    ],
  },
  calls: {
    saveDraft: {
      done: [
        {
          does: 'it is saved',
          told: { output: { isSaved: true } },
          when: ({ world }) => world.hasTyped,
          world: (world) => ({ ...world, hasTyped: false }),
          play: ({ gate }) => gate.open('draft'),
        },
        {
          does: 'it can’t be saved',
          told: { output: { isSaved: false } },
          when: ({ world }) => world.hasTyped,
          // What is saved by itself meanwhile fails, too.
          play: (scene) =>
            scene.failUntil('draft', 'down', () =>
              expect.poll(() => scene.trace.stateOf('survey', scene.page)).toEqual(['survey.ask']),
            ),
        },
      ],
      error: { notMoved: 'Whether all is saved is told, not thrown.' },
    },
  },
  delays: {},
  states: surveySights,
  records: [
    {
      what: 'family histories, kept or sent',
      count: ({ db, member }) =>
        db.count(`select count(*) from answers where patient_id = $1 and questionnaire = 'survey'`, [member.id]),
      expected: ({ told }) => (told === 'nothing' ? 0 : 1),
    },
  ],
});
