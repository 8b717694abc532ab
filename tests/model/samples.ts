import type { Availability } from '#domain/availability.ts';
import { noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, steps } from '#domain/steps.ts';
import { counselingPages } from '#machines/counseling/machine.ts';
import { orderPages } from '#machines/order/machine.ts';
import { releasePages } from '#machines/release/machine.ts';
import { surveyPages } from '#machines/survey/types.ts';
import { writingViews } from '#machines/writing/views.ts';
import { double } from './core/doubles.ts';
import type { Samples } from './core/moves.ts';

const someone = (uid: string, claims: object = {}, readAt = 0) => ({
  ...{ uid, email: 'maya@novi.example', emailVerified: true, readAt },
  claims: { noviId: uid, authorities: ['member'], exp: 3600, original: undefined, ...claims },
});
/** What the backend says of her. */
const named = { firebaseId: 'maya', noviId: 'maya', firstName: 'Maya', middleName: '', lastName: 'Reyes' };
/** What she signs up with. */
const details = { firstName: 'Maya', lastName: 'Reyes', agreesToTerms: true, agreesToPrivacy: true };
const credentials = { email: 'maya@novi.example', password: 'six words that nobody guesses' };
const original = { noviId: 'admin', name: 'Ada Admin', authorities: ['admin'] };
const maya = someone('maya');
const withoutClaims = someone('maya', { noviId: undefined, authorities: [] });
const impersonated = someone('maya', { original });
const nurse = someone('nora', { authorities: ['nurse'] });
const specialist = someone('sam', { authorities: ['specialist'] });
const claims = [
  ...[maya, withoutClaims, impersonated].map((identity) => ({ kind: 'claims', identity })),
  { kind: 'noRecord' },
];

/** Nobody did anything for no time, for the last minute but one, up to the end, and by one clock only. */
const idleTimes = [
  ...[0, 14.5, 15].map((minutes) => ({ idle: { wall: minutes * 60_000, steady: minutes * 60_000 } })),
  { idle: { wall: 15 * 60_000, steady: 0 } },
];

const everything = Object.fromEntries(journeySteps.map((step) => [step, true])) as Evidence;

const visitTimes = { startsAt: new Date('2027-03-10T12:00:00Z'), endsAt: new Date('2027-03-10T12:30:00Z') };
const wishes = ['2027-03-01T12:00:00Z', '2027-03-10T11:59:00Z', '2027-03-10T12:10:00Z', '2027-03-11T12:00:00Z'].flatMap(
  (now) => ['patient', 'care-team'].map((by) => ({ now: new Date(now), by, to: visitTimes })),
);

const hours: Availability = {
  ...{ time_zone: 'America/Chicago', visit_minutes: 45, buffer_minutes: 15, mediums: ['video'] },
  ...{ weekly: [], days_off: [], extra_slots: [] },
};
const storedHours = { availability: hours, version: 1, outside: [] };
const outside = { patient_id: 'maya', patient_name: 'Maya', starts_at: '', ends_at: '' };

const ofMaya = { key: { patientId: 'maya', record: 'answers/survey' }, entryId: 'copy' };
/** What a page has left on the device. */
const found = { value: 'found', version: 0, unanswered: [], ids: ['before'] };
/** Each way in which facts can be true or false together. */
function everyFact(...names: string[]): Record<string, boolean>[] {
  const [name, ...others] = names;
  if (name === undefined) return [{}];
  return everyFact(...others).flatMap((rest) => [true, false].map((fact) => ({ [name]: fact, ...rest })));
}

/** What a walk sends to each machine, by its id: enough to come to every branch. */
export const samples: Readonly<Record<string, Samples>> = {
  auth: {
    names: {
      maya,
      'maya without claims': withoutClaims,
      'maya with an admin who acts': impersonated,
      nurse,
      specialist,
      ...{ 'her details': details, 'her credentials': credentials },
    },
    events: {
      'signIn.submitted': [{ credentials }],
      'signUp.submitted': [{ credentials, details }],
      'record.submitted': [{ details }],
      'identity.changed': [undefined, maya, withoutClaims, impersonated, specialist].map((identity) => ({ identity })),
      'account.visited': ['changeEmail', 'changePassword', 'closeAccount'].map((page) => ({ page })),
      ...{ 'idle.counted': idleTimes, 'idle.settled': idleTimes },
      'session.lapsed': [{ isImpersonating: true }, { isImpersonating: false }],
      'kept.expired': [],
    },
    outputs: {
      ...{ signIn: [maya, nurse], signUp: [maya], fetchUser: [named] },
      ...{ refreshClaims: claims, renewClaims: claims },
      closeAccount: [{ isClosed: true }, { isClosed: false }],
      ...{ saveDrafts: ['none', 'unsaved'], keepDrafts: ['none', 'kept', 'unsaved'], saveKept: ['saved', 'unsaved'] },
    },
  },
  journey: {
    events: { 'step.visited': journeySteps.map((step) => ({ step })) },
    outputs: {
      loadJourney: steps.map((furthest) => ({ furthest, evidence: everything })),
      saveStep: [
        ...[everything, noEvidence].map((evidence) => ({ furthest: 'complete', evidence })),
        { furthest: 'complete', evidence: everything, found: true },
        { furthest: 'welcome', evidence: noEvidence, isInConflict: true },
      ],
    },
  },
  drafts: {
    events: {
      'draft.opened': ['a', 'b'].map((name) => ({ name, machine: double, input: ofMaya })),
      'all.told': [{ event: { type: 'page.left' } }],
      'drafts.kept': ({ open }: { open: readonly string[] }) => [
        { names: [], hasLost: true },
        { names: open.slice(0, 1), hasLost: false },
      ],
    },
  },
  draft: {
    counts: 1,
    inputs: [ofMaya],
    events: {
      'draft.read': [{ read: { value: 'typed', version: 1, found } }],
      'draft.changed': [{ value: 'typed' }, { value: 'typed on', isOffline: true }],
      'record.submitted': [
        { record: 'record', stopsAtConflict: true, idempotencyKey: 'key' },
        { record: 'record', stopsAtConflict: false, idempotencyKey: 'another key' },
        { stopsAtConflict: false, idempotencyKey: 'key' },
      ],
      ...{ 'typing.over': [], 'copy.wanted': [], 'copy.unwanted': [], 'copy.due': [] },
    },
    outputs: {
      save: [{ kind: 'saved', version: 2 }, { kind: 'stale' }, { kind: 'refused' }],
      compare: ['typed', undefined, 'theirs'].map((value) => ({ value, version: 3, isRecord: [] })),
      check: [
        { value: 'record', version: 3, isRecord: [true] },
        ...[0, 3].map((version) => ({ value: 'theirs', version, isRecord: [false, version === 3] })),
        { value: 'theirs', version: 4, isRecord: [false] },
      ],
      overrule: [{ value: 'theirs', version: 3, merged: 'both' }],
      storeRecord: [{ kind: 'stored', outcome: 'stored', version: 3 }, { kind: 'stale' }],
      encrypt: [true, false],
    },
  },
  survey: {
    events: {
      'facts.read': [
        ...everyFact('isNew', 'isSent', 'hasJustJoined').map((facts) => ({ ...facts, last: { page: 'relatives' } })),
        ...surveyPages.map((page) => ({ isNew: false, isSent: false, hasJustJoined: false, last: { page } })),
      ].map((facts) => ({ facts })),
      'page.visited': [
        ...surveyPages.map((page) => ({ destination: { page } })),
        { destination: { page: 'relative', relativeId: 'aunt', isFromCheck: true } },
      ],
      'relative.added': [{ relativeId: 'new', adding: { relation: 'cousin' } }],
      'relative.done': [{ next: undefined }, { next: 'mother' }],
    },
    outputs: { saveDraft: [{ isSaved: true }, { isSaved: false }] },
  },
  medicalHistory: {
    events: {
      'facts.read': [undefined, 'cancer'].map((firstOpen) => ({ facts: { groups: ['cancer', 'general'], firstOpen } })),
      'page.visited': [
        ...[{ page: 'start' }, { page: 'check' }, { page: 'questions', group: 'general' }],
        { page: 'questions', group: 'general', isChange: true },
      ].map((destination) => ({ destination })),
    },
  },
  release: {
    events: {
      'facts.read': everyFact('isSettled', 'isBegun', 'isFilledIn', 'isSaving').flatMap((facts) =>
        (facts.isSettled ? [undefined, 'form'] : [undefined]).map((newest) => ({ facts: { ...facts, newest } })),
      ),
      'page.visited': releasePages.map((destination) => ({ destination })),
      'revoke.requested': [{ formId: 'form' }],
      'release.revoked': [{ formId: 'form' }],
    },
  },
  counseling: {
    events: {
      'facts.read': everyFact('isBooked', 'isDone', 'canMove').map((facts) => ({ facts })),
      'page.visited': counselingPages.map((destination) => ({ destination })),
    },
  },
  order: {
    events: {
      'facts.read': everyFact('isOpen', 'isHeld', 'isAddressGiven').map((facts) => ({ facts })),
      'page.visited': orderPages.map((destination) => ({ destination })),
    },
  },
  availability: {
    inputs: [{ stored: storedHours }],
    events: { 'hours.submitted': [{ availability: hours }] },
    outputs: {
      checkHours: [storedHours, { ...storedHours, outside: [{ ...outside, visit_id: 'visit' }] }],
      ...{ saveHours: [storedHours], readHours: [{ ...storedHours, version: 2 }] },
    },
    errors: [{ code: 'stale' }, { code: 'internal_error' }],
  },
  impersonation: {
    inputs: [{ original, memberId: 'maya' }],
    events: { 'clock.ticked': [0, 5_000, 10_000, 50_000].map((now) => ({ now })) },
    outputs: { readEnd: [10_000], saveDrafts: ['saved'] },
  },
  adminSite: {
    outputs: {
      whoIsThere: [
        { kind: 'nobody' },
        { kind: 'admin', admin: { noviId: 'admin', name: 'Ada Admin', email: 'ada@novi.example' } },
        {
          kind: 'impersonating',
          impersonation: { adminId: 'admin', memberName: 'Maya', reason: 'Asked for help', endsAt: '' },
        },
        { kind: 'other' },
      ],
    },
  },
  visit: {
    inputs: [visitTimes],
    events: Object.fromEntries(
      ['visit.moved', 'visit.canceled', 'visit.completed', 'visit.missed'].map((type) => [type, wishes]),
    ),
  },
  writing: {
    events: {
      'facts.read': [0, 1].flatMap((signed) =>
        [undefined, 0, 1].flatMap((basedOn) =>
          everyFact('isComplete', 'isMine').map((known) => ({ facts: { signed, basedOn, ...known } })),
        ),
      ),
      'page.visited': writingViews.map((destination) => ({ destination })),
      'sign.requested': [{ record: 'the text' }],
    },
    outputs: { sign: ['signed', 'overtaken', 'unsettled'] },
  },
  actionLink: {
    inputs: [{ kind: 'resetPassword', code: 'code' }],
    outputs: { readLink: [{ email: 'maya@novi.example' }] },
    errors: [{ code: 'auth/expired-action-code' }, { code: 'auth/network-request-failed' }],
  },
  entrance: {
    inputs: ['unknown', 'outside'].map((arrival) => ({ arrival, isNew: false })),
    events: { 'arrival.changed': ['unknown', 'outside', 'inside'].map((arrival) => ({ arrival })) },
    outputs: { findFirstPage: ['/loading'] },
  },
  forgottenPassword: { events: { 'email.submitted': [{ email: 'maya@novi.example' }] } },
  changeEmail: {
    events: { 'change.submitted': [{ email: 'next@novi.example', password: 'blue8car' }] },
    errors: [{ code: 'auth/email-already-in-use' }, { code: 'auth/network-request-failed' }],
  },
  changePassword: { events: { 'change.submitted': [{ current: 'blue8car', next: 'four quite new words' }] } },
  closeAccount: {
    inputs: [{ userId: 'maya' }],
    errors: [{ status: 403, code: 'sign_in_again' }, { status: 401 }, {}],
  },
  emailVerification: {
    outputs: { isVerified: [true, false] },
    errors: [{ code: 'auth/too-many-requests' }, { code: 'auth/network-request-failed' }],
  },
};
