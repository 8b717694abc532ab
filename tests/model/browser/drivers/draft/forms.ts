import { expect, type Page } from '@playwright/test';
import { stepPath } from '#domain/steps.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { draftAnswers } from '#tests/browser/fixtures/answers.ts';
import { memberAt, type Member } from '#tests/browser/fixtures/member.ts';
import { saveDataHere } from '#tests/browser/fixtures/save-data.ts';
import { consentToTest } from '#tests/browser/steps/request-kit.ts';
import { goToSigning, signRelease } from '#tests/browser/steps/release-of-information.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { zip } from '#tests/browser/steps/unsaved.ts';
import { changeDraft } from '../../people.ts';
import { draftHolds } from '../../records.ts';
import type { Scene } from '../../scene.ts';
import { answersTo, drafted, type DraftForm, type FormName } from './form.ts';
import { otherForms } from './other-forms.ts';

/** What another device types. */
export const theirs = '60699';

const zips = (first: string) => [first, ...Array.from({ length: 12 }, (_, place) => String(60641 + place))];

const eligibility = {
  record: 'drafts/eligibility',
  address: stepPath('eligibility'),
  button: /^Check if I can join$|^Continue$/,
  field: zip,
  isStored: (text: string) => draftHolds('zip', text),
  changeElsewhere: (member: Member, text: string) => changeDraft(member, 'eligibility', { zip: text }),
  requests: {
    ...drafted('eligibility'),
    record: { method: 'POST', url: /\/eligibility\/verify-patient-info$/ },
  },
};

const filledIn: DraftForm = {
  ...eligibility,
  texts: zips('60640'),
  version: 1,
  open: async (scene) => {
    scene.member = await memberAt('eligibility');
    const details = { date_of_birth: '1984-03-19', state: 'IL', zip: '60640' };
    await changeDraft(scene.member, 'eligibility', details);
    await signIn(scene.page, scene.member);
  },
  send: ({ page }) => press(page, 'Check if I can join'),
  next: 'Family history',
};

const response = (sex: 'female' | 'male') => ({
  questionnaire: 'medical-history' as const,
  response: { ...exampleResponse(sex), status: 'in-progress' as const },
});

const kit = {
  record: 'drafts/request-genetic-test-kit',
  address: `${stepPath('request-genetic-test-kit')}address`,
  texts: ['Chicago', 'Evanston', 'Oak Park'],
  field: (page: Page) => page.getByLabel('City'),
  isStored: (text: string) => draftHolds('address.city', text),
  changeElsewhere: (member: Member, text: string) =>
    changeDraft(member, 'request-genetic-test-kit', { 'address.city': text }),
  requests: { ...drafted('request-genetic-test-kit'), record: { method: 'POST', url: /\/patients\/order-kit$/ } },
};

/** A member whose form lacks nothing but the signature, at a page of the step. */
async function openRelease(scene: Scene, page: 'form' | 'check'): Promise<void> {
  scene.member = await memberAt('release-of-information');
  await changeDraft(scene.member, 'release-of-information', {
    ...{ recipient: 'Dr. Ana Ruiz', released_by: 'Novi Health Records', purpose: 'my-care' },
    ...{ information: ['genetic-test-results'], expires_on: '2027-06-01' },
  });
  await signIn(scene.page, scene.member, `${releasePath}${page}`);
}

const releasePath = stepPath('release-of-information');
const release = {
  record: 'drafts/release-of-information',
  version: 1,
  address: `${releasePath}form`,
  next: 'Order your test kit',
  requests: { ...drafted('release-of-information'), record: { method: 'POST', url: /\/api\/v1\/roi-forms$/ } },
};

export const forms: Readonly<Record<FormName, DraftForm>> = {
  ...otherForms,
  eligibility: filledIn,
  'eligibility on a slow line': {
    ...filledIn,
    open: async (scene) => {
      // Of src/features/journey/progress.ts: for who saves data, it comes with the first step that is sent.
      await saveDataHere(scene.page.context());
      await scene.gate.hold('code that sends', { method: 'GET', url: /\/assets\/progress-[^/]*\.js$/ });
      await filledIn.open(scene);
    },
  },
  'accepted eligibility': {
    ...eligibility,
    texts: ['60614', '60641', '60614'],
    version: 0,
    open: async (scene) => {
      scene.member = await memberAt('survey');
      await signIn(scene.page, scene.member, '/member/eligibility/');
    },
    send: ({ page }) => press(page, 'Continue'),
    next: /./,
  },
  kit: {
    ...kit,
    button: /^Continue$/,
    version: 1,
    open: async (scene) => {
      scene.member = await memberAt('request-genetic-test-kit');
      const lines = { line1: '12 Maple Street', line2: '', city: 'Chicago', state: 'IL', zip: '60614' };
      await changeDraft(
        scene.member,
        'request-genetic-test-kit',
        Object.fromEntries(Object.entries(lines).map(([name, value]) => [`address.${name}`, value])),
      );
      await signIn(scene.page, scene.member, '/member/request-genetic-test-kit/');
      await consentToTest(scene.page);
    },
    send: ({ page }) => press(page, 'Order my kit'),
    next: 'Your kit',
  },
  'ordered kit': {
    ...kit,
    version: 0,
    open: async (scene) => {
      scene.member = await memberAt('shipping-genetic-test-kit');
      await signIn(scene.page, scene.member, '/member/request-genetic-test-kit/');
      await expect(scene.page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    send: ({ page }) => press(page, 'Continue'),
    next: /./,
  },
  'medical history': {
    record: 'answers/medical-history',
    address: `${stepPath('medical-history')}check`,
    texts: ['her answers', 'her changed answers'],
    version: 1,
    open: async (scene) => {
      scene.member = await memberAt('medical-history');
      await draftAnswers(scene.member, response('female'));
      await signIn(scene.page, scene.member, '/member/medical-history/check');
    },
    field: (page) => page.getByRole('button', { name: /^Send my answers$|^Try again$/ }).first(),
    changeElsewhere: (member) => draftAnswers(member, response('male')),
    send: ({ page }) => press(page, 'Send my answers'),
    next: 'Should we share your information?',
    requests: answersTo('medical-history'),
  },
  release: {
    ...release,
    texts: ['Dr. Ana Ruiz'],
    open: async (scene) => {
      await openRelease(scene, 'check');
      await goToSigning(scene.page);
    },
    field: (page) => page.getByLabel('Type your full name to sign'),
    changeElsewhere: () => Promise.resolve(),
    send: ({ page, member }) => signRelease(page, `${member.firstName} ${member.lastName}`),
  },
  'release form': {
    ...release,
    button: /^Continue$/,
    texts: ['Dr. Ana Ruiz', 'Dr. Ben Ode', 'Dr. Cleo Lee'],
    open: (scene) => openRelease(scene, 'form'),
    field: (page) => page.getByLabel('Who may get it?'),
    isStored: (text) => draftHolds('recipient', text),
    changeElsewhere: (member, text) => changeDraft(member, 'release-of-information', { recipient: text }),
    send: async (scene) => {
      await goToSigning(scene.page);
      await forms.release.send(scene);
    },
  },
};
