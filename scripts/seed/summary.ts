import type { NextAppointment, PlanItem, SummaryContent } from '#domain/visit-summary.ts';

const day = 86_400_000;
const dateAfter = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);

/** What the specialist wrote after the visit of the member who has finished. */
export function exampleSummary(): SummaryContent {
  return {
    overview: [
      'Your test found no gene change that is known to raise the risk of cancer. That is good news.',
      'Your cousin Claire has a change in BRCA1, as you told us. It may be why your mother, your aunts and your grandmother had cancer, and it seems that you did not get it. Until we have seen her report, we take your own risk of breast cancer to be higher than average. So we planned a breast check each year.',
    ].join('\n'),
    reason:
      'You wanted to know what your test result means for you, your sister and your children, as your mother had breast cancer before she was 50.',
    family_history: [
      'Your mother had breast cancer in both breasts, the first time at 47. Her mother had ovarian cancer at 61 and died at 63. Of her sisters, June had breast cancer at 39 and Jane ovarian cancer at 50. These two kinds of cancer can share one cause, a change in a gene that is passed on.',
      'Your aunt June also had thyroid cancer. We do not know at what age, or which kind. Most kinds are not passed on. Your brother Paul had melanoma (a cancer of the skin) in his 20s. Your father’s mother had breast cancer in her 70s.',
      'June’s daughter Claire had a genetic test. It found a change in BRCA1, as you told us. We have not seen her report.',
    ].join('\n'),
    medical_history: [
      'You have never had cancer or a biopsy (a small piece of tissue taken out to be looked at). You take lisinopril for high blood pressure, and that is well under control.',
      'You had your first mammogram (an X-ray of the breasts) at 41. It showed nothing unusual.',
    ].join('\n'),
    result: {
      outcome: 'no-change-found',
      text: [
        'The lab read 47 genes that are linked to cancer, BRCA1 and BRCA2 among them. It found no harmful change in any of them.',
        'If the change that Claire has came from your mother’s side, you did not get it. We want to be sure: her report says which change it is, and a test of your mother shows whether she has it, too. If she does not, the cause may be something that this test can’t see yet.',
      ].join('\n'),
    },
    relatives: [
      'Your sister and your brother could have a change that you do not have. They can ask for a test of their own.',
      'You have no change that we know of to pass on to your children.',
    ].join('\n'),
    next_appointments: [],
    contact_note:
      'Call me when somebody in the family gets cancer or has a genetic test. It can change what I advise. I am at Novi from Monday to Thursday.',
  };
}

/** The same, once the date of the mammogram was known. */
export function amendedSummary(now: Date): SummaryContent {
  return { ...exampleSummary(), next_appointments: exampleAppointments(now) };
}

export const exampleChangeNote = 'I added the date of your mammogram, which you told us on the phone.';

function exampleAppointments(now: Date): NextAppointment[] {
  return [
    {
      what: 'Mammogram',
      with_whom: 'Lakeview Imaging Center, Chicago',
      timing: 'Bring the pictures of your first one.',
      on: dateAfter(now, 40),
    },
    {
      what: 'A talk with me about your mother’s test',
      with_whom: 'Maya Lindqvist, Novi',
      timing: 'Once her result is there. By video or phone, 30 minutes.',
      on: null,
    },
  ];
}

export const examplePlanTitle = 'Your plan for the next two years';

/** What was planned with the member who has finished. */
export function examplePlan(now: Date): PlanItem[] {
  return [
    {
      ...{ what: 'Have a mammogram once a year.', who: 'patient' },
      ...{ timing: 'The first one this winter', due_on: dateAfter(now, 60) },
    },
    {
      what: 'Ask your mother if she would like a genetic test. You can show her this page.',
      ...{ who: 'patient', timing: '', due_on: dateAfter(now, 45) },
    },
    {
      what: 'Ask your cousin Claire if she would share the report of her genetic test with us.',
      ...{ who: 'patient', timing: '', due_on: dateAfter(now, 45) },
    },
    {
      what: 'Find out which kind of thyroid cancer your aunt June had, and at what age.',
      ...{ who: 'patient', timing: 'When you next talk to her', due_on: null },
    },
    {
      what: 'Work out your risk of breast cancer again when your mother’s result is there. Then decide with you whether a breast MRI would help.',
      ...{ who: 'specialist', timing: 'Within two weeks of her result', due_on: null },
    },
    {
      what: 'Send you for a first colon check.',
      ...{ who: 'doctor', timing: 'When you turn 45', due_on: null },
    },
    {
      ...{ what: 'Look at your plan again together.', who: 'specialist' },
      ...{ timing: 'In two years, or earlier if you have questions', due_on: dateAfter(now, 714) },
    },
  ];
}
