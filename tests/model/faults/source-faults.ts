import type { WalkPlace } from '../core/coverage.ts';

/** A fault beside the machines: in what the server judges by them, or in a screen that shows them. */
export type SourceFault = {
  place: Exclude<WalkPlace, 'memory'>;
  /** The machine whose tests must find it. */
  machine: string;
  /** What is wrong, in words. */
  name: string;
  file: string;
  /** What stands there, once, and what takes its place. */
  from: string;
  to: string;
};

/** The setting by which a build or a test server is told of the fault that is put into it. */
export const faultSetting = 'NOVI_MODEL_FAULT';

const address = 'src/pages/member/request-genetic-test-kit/address-page.tsx';

export const sourceFaults: readonly SourceFault[] = [
  {
    ...{ place: 'server', machine: 'kit', file: 'server/areas/kits/kits.ts' },
    name: 'an order is moved to any status',
    from: "if (!check.ok) throw conflict('kit_status_not_allowed', check.reason);",
    to: '',
  },
  {
    ...{ place: 'server', machine: 'visit', file: 'server/areas/visits/update-visit.ts' },
    name: 'a visit is changed at any time',
    from: "if (!judgement.ok) throw conflict('visit_not_changeable', judgement.reason);",
    to: '',
  },
  {
    ...{ place: 'server', machine: 'journey', file: 'server/areas/users/update-user.ts' },
    name: 'a step is recorded without what proves it',
    from: 'if (!judgement.ok) throw conflict(judgement.code, judgement.reason);',
    to: '',
  },
  {
    ...{ place: 'server', machine: 'journey', file: 'server/areas/journey/require-open-step.ts' },
    name: 'the record of a step that is not open is stored',
    from: "if (!check.ok) throw conflict('step_not_open', check.reason);",
    to: '',
  },
  {
    ...{ place: 'server', machine: 'journey', file: 'server/contract/keep-draft.ts' },
    name: 'what another device typed is written over',
    from: 'if (!kept || canonicalJson(kept.values) !== canonicalJson(values)) throw stale();',
    to: 'if (!kept) throw stale();',
  },
  {
    ...{ place: 'browser', machine: 'order', file: address },
    name: 'Continue on the page of the address leads nowhere',
    from: 'onDone();',
    to: '',
  },
  {
    ...{ place: 'browser', machine: 'order', file: address },
    name: 'what is typed as the address is not kept',
    from: 'onValues={onChange}',
    to: '',
  },
  {
    ...{ place: 'browser', machine: 'order', file: address },
    name: 'the field of the city has no name',
    from: 'label={t(texts.city)}',
    to: 'label=""',
  },
  {
    ...{ place: 'browser', machine: 'order', file: address },
    name: 'Continue on the page of the address leaves an error in the console',
    from: 'onDone();',
    to: "onDone();\nconsole.error('Something was left over.');",
  },
  {
    ...{ place: 'browser', machine: 'order', file: address },
    name: 'the buttons of the page of the address are wider than the smallest window',
    from: '<Actions>',
    to: '<Actions style={{ minWidth: 350 }}>',
  },
  {
    ...{ place: 'browser', machine: 'forgottenPassword', file: 'src/lib/identity/action-links.ts' },
    name: 'a link to a new password is sent twice',
    from: 'await sendPasswordResetEmail(auth, sanitizeText(email));',
    to: 'void sendPasswordResetEmail(auth, sanitizeText(email));\nawait sendPasswordResetEmail(auth, sanitizeText(email));',
  },
  {
    ...{ place: 'browser', machine: 'release', file: 'src/features/journey/records.ts' },
    name: 'a signed form is sent twice',
    from: ": api.POST('/roi-forms', {",
    to: `: (void api.POST('/roi-forms', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { patient_id: patientId, ...body },
    }), api).POST('/roi-forms', {`,
  },
  {
    ...{ place: 'browser', machine: 'closeAccount', file: 'src/features/session/own-account.ts' },
    name: 'the device keeps who has closed their account',
    from: 'fromPromise(({ input }) => closeAccount(input.userId))',
    to: "fromPromise(({ input }) => { localStorage.setItem('closed', input.userId); return closeAccount(input.userId); })",
  },
  {
    ...{ place: 'browser', machine: 'impersonation', file: 'src/ui/dialog.tsx' },
    name: 'a dialog leaves the focus on the page behind it',
    from: 'closeOnEscape={!modalOnly}',
    to: "trapFocus={false} initialFocusEl={() => document.querySelector('h1')} closeOnEscape={!modalOnly}",
  },
];

/** The fault that is asked for by the setting. */
export function faultAsked(): SourceFault {
  const asked = process.env[faultSetting];
  if (asked === undefined) throw new Error(`Name the fault by ${faultSetting}.`);
  return JSON.parse(asked) as SourceFault;
}
