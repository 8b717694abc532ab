import { newRelative } from '#domain/family-history.ts';
import { stepPath } from '#domain/steps.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { draftAnswers } from '#tests/browser/fixtures/answers.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { changeDraft, memberWithTimes } from '../../people.ts';
import { answersHold, draftHolds } from '../../records.ts';
import { answersTo, drafted, type DraftForm, type FormName } from './form.ts';

/** The same for everybody: it stands in the address. */
const mother = '5b0f6b3e-8a44-4d0e-9a57-3c1f2d6e7a81';
const nothing = () => Promise.resolve();

/** The forms of the other steps, of which nothing is sent here. */
export const otherForms = {
  relative: {
    record: 'answers/survey',
    address: `${stepPath('survey')}relatives/${mother}`,
    button: /^Done$/,
    texts: ['Mom', 'Mama', 'Ma'],
    version: 1,
    open: async (scene) => {
      scene.member = await memberAt('survey');
      const family = exampleFamily(() => crypto.randomUUID(), { age: 42, sex: 'female' });
      const relatives = [{ ...newRelative(mother, 'parent', 'maternal'), name: 'Mom' }];
      await draftAnswers(scene.member, {
        questionnaire: 'survey',
        family_history: { ...family, twins: [], relatives },
      });
      await signIn(scene.page, scene.member, otherForms.relative.address);
    },
    field: (page) => page.getByLabel('What do you call this person?'),
    isStored: (text) => answersHold('name', text),
    changeElsewhere: nothing,
    send: ({ page }) => press(page, 'Done'),
    next: /./,
    requests: answersTo('survey'),
  },
  questions: {
    record: 'answers/medical-history',
    address: `${stepPath('medical-history')}questions/background`,
    button: /^Continue$/,
    texts: ['', 'Lofoten', 'Cuzco'],
    version: 1,
    open: async (scene) => {
      scene.member = await memberAt('medical-history');
      await draftAnswers(scene.member, {
        questionnaire: 'medical-history',
        response: { ...exampleResponse(), status: 'in-progress' },
      });
      await signIn(scene.page, scene.member, otherForms.questions.address);
    },
    field: (page) => page.getByLabel(/Where in the world/),
    isStored: (text) => answersHold('valueString', text),
    changeElsewhere: nothing,
    send: ({ page }) => press(page, 'Continue'),
    next: /./,
    requests: answersTo('medical-history'),
  },
  visit: {
    record: 'drafts/counseling',
    address: stepPath('counseling'),
    button: /^Book this visit$/,
    texts: ['My aunt', 'My sister', 'My mother'],
    version: 1,
    open: async (scene) => {
      scene.member = await memberWithTimes(scene);
      await changeDraft(scene.member, 'counseling', { topic: 'My aunt' });
      await signIn(scene.page, scene.member);
    },
    field: (page) => page.getByLabel('What would you like to talk about?'),
    isStored: (text) => draftHolds('topic', text),
    changeElsewhere: nothing,
    send: ({ page }) => press(page, 'Book this visit'),
    next: /./,
    requests: { ...drafted('counseling'), record: { method: 'POST', url: /\/dna-visit\/[^/]+\/schedule$/ } },
  },
} satisfies Partial<Record<FormName, DraftForm>>;
