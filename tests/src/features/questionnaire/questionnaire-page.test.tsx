import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { layOut } from '#domain/questionnaire.ts';
import type {
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseItem,
} from '#domain/questionnaire/r4.ts';
import { QuestionnairePage } from '#src/features/questionnaire/questionnaire-page.tsx';
import { useForm } from '#src/features/questionnaire/use-form.ts';
import { setLocale } from '#src/lib/locale.ts';
import { SubmitButton } from '#src/ui/form/index.ts';
import { show } from '../../show.tsx';

const optionExclusive = 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive';
const coding = (code: string) => ({ valueCoding: { system: 's', code, display: code.toUpperCase() } });

function ask(...items: QuestionnaireItem[]) {
  const questionnaire: Questionnaire = {
    resourceType: 'Questionnaire',
    url: 'u',
    version: '1',
    title: 'T',
    status: 'active',
    item: [{ linkId: 'group', type: 'group', text: 'Group', item: items }],
  };
  const now: { response?: QuestionnaireResponse } = {};
  const onDone = vi.fn<() => void>();
  function Harness() {
    const { pages, asking, problemsOf, response } = useForm(questionnaire, undefined);
    now.response = response;
    const [page] = pages;
    return (
      <QuestionnairePage page={page!} asking={asking} problems={problemsOf(page!)} onDone={onDone}>
        <SubmitButton>Continue</SubmitButton>
      </QuestionnairePage>
    );
  }
  const response = (): readonly ResponseItem[] => now.response?.item ?? [];
  const answers = (key: string) =>
    layOut(questionnaire, response()).all.find((place) => place.key === key)?.answers ?? [];
  return { ...show(<Harness />), answers, response, onDone };
}

afterEach(() => setLocale('en'));

test('a chosen answer is a boolean or a coding, without a name of one language', async () => {
  const { user, answers } = ask(
    { linkId: 'yes', type: 'boolean', text: 'Yes or no?' },
    { linkId: 'one', type: 'choice', text: 'One?', answerOption: [coding('a'), coding('b')] },
    { linkId: 'many', type: 'choice', repeats: true, text: 'Many?', answerOption: [coding('c'), coding('d')] },
  );
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('radio', { name: 'B' }));
  await user.click(screen.getByRole('checkbox', { name: 'D' }));
  await user.click(screen.getByRole('checkbox', { name: 'C' }));
  expect(answers('yes')).toEqual([{ valueBoolean: false }]);
  expect(answers('one')).toEqual([{ valueCoding: { system: 's', code: 'b' } }]);
  const [c, d] = answers('many');
  expect([c?.valueCoding?.code, d?.valueCoding?.code]).toEqual(['c', 'd']);
});

test('a typed answer is a number, a date or a text, and “1.0” on the way to “1.05” stays as it is', async () => {
  const { user, answers } = ask(
    { linkId: 'size', type: 'decimal', text: 'Size?' },
    { linkId: 'day', type: 'date', text: 'Day?' },
    { linkId: 'line', type: 'string', text: 'Line?', prefix: '7.' },
  );
  await user.type(screen.getByLabelText(/Size/), '1.0');
  expect(screen.getByLabelText(/Size/)).toHaveValue('1.0');
  await user.type(screen.getByLabelText(/Size/), '5');
  await user.selectOptions(screen.getByLabelText('Month'), 'March');
  await user.type(screen.getByLabelText('Day'), '5');
  expect(answers('day')).toEqual([{ valueString: '-03-05' }]);
  await user.type(screen.getByLabelText('Year'), '2020');
  await user.type(screen.getByLabelText(/7\. Line/), 'hi');
  expect(answers('size')).toEqual([{ valueDecimal: 1.05 }]);
  expect(answers('day')).toEqual([{ valueDate: '2020-03-05' }]);
  expect(answers('line')).toEqual([{ valueString: 'hi' }]);
});

test('a question appears with the answer that opens it, and goes with it', async () => {
  const { user } = ask(
    { linkId: 'smokes', type: 'boolean', text: 'Smokes?' },
    {
      linkId: 'years',
      type: 'integer',
      text: 'Years?',
      enableWhen: [{ question: 'smokes', operator: '=', answerBoolean: true }],
    },
  );
  expect(screen.queryByLabelText(/Years/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.getByLabelText(/Years/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Clear my answer: Smokes/ }));
  expect(screen.queryByLabelText(/Years/)).not.toBeInTheDocument();
});

test('what is missing is said on top and beside the question, in the language of the moment, until it is mended', async () => {
  const { user, onDone } = ask(
    { linkId: 'age', type: 'integer', text: 'Age?' },
    { linkId: 'one', type: 'choice', required: true, text: 'One?', answerOption: [coding('a'), coding('b')] },
  );
  await user.type(screen.getByLabelText(/Age/), '4x');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/Age/)).toHaveFocus();
  expect(screen.getByLabelText(/Age/)).toHaveAccessibleDescription(/Enter a whole number/);
  const summary = screen.getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([expect.stringMatching(/^Age\?.*whole number/), expect.stringMatching(/^One\?.*Please answer/)]);
  act(() => setLocale('es'));
  expect(screen.getByLabelText(/Age/)).toHaveAccessibleDescription(/número entero/);

  await user.clear(screen.getByLabelText(/Age/));
  await user.click(screen.getByRole('radio', { name: 'A' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('an own answer stands beside the ones to choose from', async () => {
  const { user, answers } = ask({
    linkId: 'open',
    type: 'open-choice',
    repeats: true,
    text: 'Open?',
    answerOption: [coding('a')],
  });
  await user.click(screen.getByRole('checkbox', { name: 'Something else' }));
  await user.type(screen.getByRole('textbox'), 'Mine');
  await user.click(screen.getByRole('checkbox', { name: 'A' }));
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  await user.keyboard('Too');
  expect(answers('open')).toEqual([
    { valueCoding: { system: 's', code: 'a' } },
    { valueString: 'Mine' },
    { valueString: 'Too' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove: Mine' }));
  expect(screen.getByRole('textbox')).toHaveValue('Too');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('an answer that stands alone clears the others, and goes with the next one', async () => {
  const none = { ...coding('none'), extension: [{ url: optionExclusive, valueBoolean: true }] };
  const { user, answers } = ask(
    {
      linkId: 'closed',
      type: 'choice',
      repeats: true,
      text: 'Closed?',
      answerOption: [coding('a'), coding('b'), none],
    },
    { linkId: 'open', type: 'open-choice', repeats: true, text: 'Open?', answerOption: [coding('c'), none] },
  );
  const tick = (question: string, answer: string) =>
    user.click(
      within(screen.getByRole('group', { name: new RegExp(question) })).getByRole('checkbox', { name: answer }),
    );
  const codes = (linkId: string) =>
    answers(linkId).map(({ valueCoding, valueString }) => valueCoding?.code ?? valueString);
  for (const answer of ['A', 'B']) await tick('Closed', answer);
  expect(codes('closed')).toEqual(['a', 'b']);
  await tick('Closed', 'NONE');
  expect(codes('closed')).toEqual(['none']);
  await tick('Closed', 'B');
  expect(codes('closed')).toEqual(['b']);

  await tick('Open', 'Something else');
  await user.type(screen.getByRole('textbox'), 'Mine');
  await tick('Open', 'NONE');
  expect(codes('open')).toEqual(['none']);
  await tick('Open', 'Something else');
  expect(codes('open')).toEqual(['']);
});

test('an answer beyond its limit is refused beside its field', async () => {
  const { user, onDone } = ask({
    linkId: 'day',
    type: 'date',
    text: 'Day?',
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/maxValue', valueDate: '2027-03-05' }],
  });
  await user.selectOptions(screen.getByLabelText('Month'), 'March');
  await user.type(screen.getByLabelText('Day'), '6');
  await user.type(screen.getByLabelText('Year'), '2027');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: /^Day\?/ })).toHaveAccessibleDescription(/March 5, 2027 or an earlier day/);
});

test('a question of an unknown type says so and blocks nothing', async () => {
  const { user, onDone } = ask(
    { linkId: 'scan', type: 'attachment', required: true, text: 'Your scan?' },
    { linkId: 'set', type: 'choice', required: true, text: 'Chosen elsewhere?' },
  );
  expect(screen.getAllByText(/can’t be shown here/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('a group that repeats has another with one press, and each its own answers and its own way out', async () => {
  const { user, answers, response } = ask({
    linkId: 'sister',
    type: 'group',
    repeats: true,
    text: 'Sister',
    item: [
      { linkId: 'ill', type: 'boolean', text: 'Ill?' },
      {
        linkId: 'what',
        type: 'string',
        text: 'What?',
        required: true,
        enableWhen: [{ question: 'ill', operator: '=', answerBoolean: true }],
      },
    ],
  });
  const nth = (number: number) => within(screen.getByRole('group', { name: `Sister, ${number} of 2` }));
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add another: Sister' }));
  expect(nth(2).getByRole('radio', { name: 'Yes' })).toHaveFocus();
  await user.click(nth(2).getByRole('radio', { name: 'Yes' }));
  await user.type(nth(2).getByLabelText(/What/), 'Colon cancer');
  expect(nth(1).queryByLabelText(/What/)).not.toBeInTheDocument();
  expect(answers('sister[1]/what')).toEqual([{ valueString: 'Colon cancer' }]);

  await user.click(nth(1).getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(/^Sister 1: What\? Please answer/);

  await user.click(nth(1).getByRole('button', { name: 'Remove: Sister, 1 of 2' }));
  expect(screen.getByRole('button', { name: 'Add another: Sister' })).toHaveFocus();
  expect(response()[0]?.item).toEqual([
    {
      linkId: 'sister',
      item: [
        { linkId: 'ill', answer: [{ valueBoolean: true }] },
        { linkId: 'what', answer: [{ valueString: 'Colon cancer' }] },
      ],
    },
  ]);
});

test('what is asked below an answer stands below that answer, and stays with it', async () => {
  const { user, response } = ask({
    linkId: 'kinds',
    type: 'choice',
    repeats: true,
    text: 'Kinds?',
    answerOption: [coding('a'), coding('b')],
    item: [{ linkId: 'age', type: 'integer', text: 'Age?' }],
  });
  await user.click(screen.getByRole('checkbox', { name: 'B' }));
  await user.type(screen.getByLabelText(/Age/), '50');
  await user.click(screen.getByRole('checkbox', { name: 'A' }));
  await user.type(within(screen.getByRole('group', { name: 'A' })).getByLabelText(/Age/), '40');
  const age = (valueInteger: number) => [{ linkId: 'age', answer: [{ valueInteger }] }];
  expect(response()[0]?.item?.[0]?.answer).toEqual([
    { valueCoding: { system: 's', code: 'a' }, item: age(40) },
    { valueCoding: { system: 's', code: 'b' }, item: age(50) },
  ]);
});

test('help, units and the wish for a list are followed; what is hidden or waits for a machine is not shown', async () => {
  const standard = (name: string) => `http://hl7.org/fhir/StructureDefinition/${name}`;
  const control = (code: string) => ({
    url: standard('questionnaire-itemControl'),
    valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
  });
  const { onDone, user } = ask(
    {
      linkId: 'weight',
      type: 'decimal',
      text: 'Weight?',
      extension: [{ url: standard('questionnaire-unit'), valueCoding: { code: 'kg', display: 'kilograms' } }],
      item: [{ linkId: 'help', type: 'display', text: 'Without shoes.', extension: [control('flyover')] }],
    },
    {
      linkId: 'list',
      type: 'choice',
      text: 'From a list?',
      extension: [control('drop-down')],
      answerOption: [coding('a'), { valueDate: '2020-02-29' }],
    },
    {
      linkId: 'hidden',
      type: 'string',
      text: 'Hidden?',
      required: true,
      extension: [{ url: standard('questionnaire-hidden'), valueBoolean: true }],
    },
    { linkId: 'score', type: 'integer', text: 'Score', readOnly: true, required: true },
  );
  expect(screen.getByLabelText(/Weight/)).toHaveAccessibleDescription('Without shoes. kilograms');
  expect(screen.getByRole('option', { name: 'February 29, 2020' })).toBeInTheDocument();
  expect(screen.queryByText(/Hidden|Score/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('a time, a moment and an address are answers of their own kind', async () => {
  const { user, answers } = ask(
    { linkId: 'time', type: 'time', text: 'At what time?' },
    { linkId: 'moment', type: 'dateTime', text: 'When?' },
    { linkId: 'site', type: 'url', text: 'Which site?' },
    { linkId: 'times', type: 'time', repeats: true, text: 'At what times?' },
  );
  fireEvent.change(screen.getByLabelText(/At what time\?/), { target: { value: '08:30' } });
  fireEvent.change(screen.getByLabelText(/When/), { target: { value: '2027-03-05T09:15' } });
  await user.type(screen.getByLabelText(/Which site/), 'https://clinic.example/a');
  fireEvent.change(screen.getByLabelText('Answer 1'), { target: { value: '20:00' } });
  expect(answers('time')).toEqual([{ valueTime: '08:30:00' }]);
  expect(answers('moment')).toEqual([
    { valueDateTime: expect.stringMatching(/^2027-03-05T09:15:00[+-]\d{2}:\d{2}$/) as string },
  ]);
  expect(screen.getByLabelText(/When/)).toHaveValue('2027-03-05T09:15');
  expect(answers('site')).toEqual([{ valueUri: 'https://clinic.example/a' }]);
  expect(answers('times')).toEqual([{ valueTime: '20:00:00' }]);
});

test('a date can be a year, or a month and a year', async () => {
  const { user, answers } = ask({ linkId: 'day', type: 'date', text: 'Day?' });
  await user.type(screen.getByLabelText('Year'), '2020');
  expect(answers('day')).toEqual([{ valueDate: '2020' }]);
  await user.selectOptions(screen.getByLabelText('Month'), 'May');
  expect(answers('day')).toEqual([{ valueDate: '2020-05' }]);
  await user.type(screen.getByLabelText('Day'), '7');
  expect(answers('day')).toEqual([{ valueDate: '2020-05-07' }]);
});

test('what a program should open or answer says that none does, and blocks nothing', async () => {
  const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire';
  const { user, onDone } = ask(
    { linkId: 'if', type: 'string', text: 'If?', required: true, extension: [{ url: `${sdc}-enableWhenExpression` }] },
    {
      ...{ linkId: 'sum', type: 'integer', text: 'Sum?', required: true, readOnly: true },
      extension: [{ url: `${sdc}-calculatedExpression` }],
    },
  );
  expect(screen.getByText(/^This question is not for everybody/)).toBeVisible();
  expect(screen.getByText('Sum?').parentElement).toHaveTextContent(/A program should work this out/);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalled();
});

test('no more answers can be added than asked for, and how many is said', async () => {
  const maxOccurs = 'http://hl7.org/fhir/StructureDefinition/questionnaire-maxOccurs';
  const { user } = ask({
    ...{ linkId: 'names', type: 'string', text: 'Names?', repeats: true },
    extension: [{ url: maxOccurs, valueInteger: 2 }],
  });
  expect(screen.getByText('Give no more than 2.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  expect(screen.queryByRole('button', { name: 'Add another' })).not.toBeInTheDocument();
});
