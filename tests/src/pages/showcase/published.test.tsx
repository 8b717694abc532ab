import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import { Fhir } from 'fhir';
import { describe, expect, test } from 'vitest';
import type { Questionnaire, QuestionnaireResponse, ResponseAnswer, ResponseItem } from '#domain/questionnaire/r4.ts';
import { QuestionnaireSample } from '#src/pages/showcase/questionnaire-sample.tsx';
import { show } from '../../show.tsx';

const folder = 'tests/fixtures/questionnaires';
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Questionnaire;
const validator = new Fhir();

type User = ReturnType<typeof show>['user'];

/** Pastes a questionnaire into the showcase, answers it, and goes through its pages to what is sent. */
async function fill(name: string, answer: (user: User) => Promise<void>): Promise<QuestionnaireResponse> {
  const { user } = show(<QuestionnaireSample />);
  fireEvent.change(screen.getByLabelText('Questionnaire as JSON'), { target: { value: JSON.stringify(read(name)) } });
  await answer(user);
  while (screen.queryByRole('button', { name: 'Continue' })) await next(user);
  const sent = screen.getByRole('region', { name: 'The response as it is sent' }).textContent;
  const response = JSON.parse(sent) as QuestionnaireResponse;
  const { valid, messages } = validator.validate(response);
  // It tells by the way that it does not have R4's list of example answers.
  expect(messages.filter(({ severity }) => String(severity) !== 'info')).toEqual([]);
  expect(valid).toBe(true);
  return response;
}

const next = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }));

/** Every answer that was sent, by its question. */
function answersIn({ item = [] }: { item?: ResponseItem[] }): [string, ResponseAnswer[]][] {
  return item.flatMap(({ linkId, answer = [], item: below = [] }) => [
    ...(answer.length > 0
      ? [[linkId, answer.map(({ item: _, ...value }) => value)] as [string, ResponseAnswer[]]]
      : []),
    ...answersIn({ item: below }),
    ...answer.flatMap((one) => answersIn(one)),
  ]);
}

const coding = (system: string | undefined, code: string) => ({ valueCoding: { ...(system && { system }), code } });
const question = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
/** Not in what was pasted. */
const drawn = { ignore: 'textarea, pre' };
const unsupported = () => screen.queryAllByText(/can’t be shown here/).length;

describe('questionnaires that others have published', () => {
  test('PHQ-9: its answers travel within it; the score that a machine would make says so and blocks nothing', async () => {
    const response = await fill('phq-9', async (user) => {
      expect(unsupported()).toBe(1);
      await user.click(question(/Little interest/).getByRole('radio', { name: 'Several days' }));
      await user.click(question(/hurting yourself/).getByRole('radio', { name: 'Not at all' }));
    });
    expect(response.questionnaire).toMatch(/PHQ9\|3\.0\.0$/);
    const system = 'http://hl7.org/fhir/uv/sdc/CodeSystem/CSPHQ9';
    expect(answersIn(response)).toEqual([
      ['H1/T1/Q1', [coding(system, 'Several-days')]],
      ['H1/T1/Q9', [coding(system, 'Not-at-all')]],
    ]);
  });

  test('GAD-7: each of its seven questions needs an answer', async () => {
    const response = await fill('gad-7', async (user) => {
      await next(user);
      expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(7);
      for (const radio of screen.getAllByRole('radio', { name: 'Nearly every day' })) await user.click(radio);
    });
    expect(answersIn(response)).toHaveLength(7);
    expect(response).not.toHaveProperty('item.0.answer');
  });

  test('a form with a text, a yes or no, an open choice and a choice', async () => {
    const response = await fill('form-example', async (user) => {
      expect(screen.getByText(/shows how you can group/, drawn)).toBeInTheDocument();
      await next(user);
      await user.click(question(/Do you like ice cream/).getByRole('radio', { name: 'Yes' }));
      await user.click(question(/favorite flavor/).getByRole('radio', { name: 'Something else' }));
      await user.type(screen.getByRole('textbox', { name: 'Answer 1' }), 'Lucuma');
      await user.click(question(/topping/).getByRole('radio', { name: 'Candy' }));
    });
    expect(answersIn(response).map(([, answer]) => answer)).toEqual([
      [{ valueBoolean: true }],
      [{ valueString: 'Lucuma' }],
      [coding('urn:uuid:07823547-9166-4913-96e3-b9115faee5e2', 'candy')],
    ]);
  });

  test('conditions of which any, or all, must hold', async () => {
    const response = await fill('multiple-enable-when', async (user) => {
      const any = () => screen.queryByText(/appears if at least one/, drawn);
      const all = () => screen.queryByText(/appearing because all/, drawn);
      expect(any()).toBeNull();
      await user.type(screen.getByLabelText(/How many items/), '12');
      expect([any() !== null, all() !== null]).toEqual([true, false]);
      await user.click(screen.getByRole('radio', { name: 'Yes' }));
      await user.click(screen.getByRole('radio', { name: 'green' }));
      expect(all()).toBeInTheDocument();
    });
    expect(answersIn(response).map(([, [answer]]) => Object.keys(answer ?? {})[0])).toEqual([
      'valueBoolean',
      'valueCoding',
      'valueInteger',
    ]);
  });

  test('numbers within limits that are given as whole ones, and an amount that is not drawn', async () => {
    const response = await fill('number-example', async (user) => {
      await user.type(screen.getByLabelText(/an integer/), '101');
      await user.type(screen.getByLabelText(/a decimal/), '0.5');
      await next(user);
      expect(within(screen.getByRole('alert')).getAllByText(/from 1 to 100/)).toHaveLength(2);
      await user.clear(screen.getByLabelText(/an integer/));
      await user.type(screen.getByLabelText(/an integer/), '42');
      await user.type(screen.getByLabelText(/a decimal/), '{Home}1');
      expect(unsupported()).toBe(1);
    });
    expect(answersIn(response).map(([, answer]) => answer)).toEqual([[{ valueInteger: 42 }], [{ valueDecimal: 10.5 }]]);
  });

  test('Hunger Vital Sign: lists as wished; the finding that only a program makes says so, and blocks nothing', async () => {
    const response = await fill('hunger-vital-sign', async (user) => {
      await user.selectOptions(screen.getByLabelText(/worried whether/), 'Sometimes true');
      expect(screen.getByText(/Food insecurity risk/, drawn).parentElement).toHaveTextContent(
        /A program should work this out/,
      );
    });
    expect(answersIn(response)).toEqual([['/88122-7', [coding('http://loinc.org', 'LA6729-3')]]]);
  });

  test('every kind of item: what can be answered is, what can’t says so', async () => {
    const response = await fill('all-data-types', async (user) => {
      expect(unsupported()).toBe(4);
      await user.type(screen.getByLabelText(/^string control/), 'Line');
      await user.type(screen.getByLabelText(/^text control/), 'One{Enter}two');
      await user.click(screen.getByRole('radio', { name: 'No' }));
      await user.selectOptions(screen.getByLabelText('Month'), 'March');
      await user.type(screen.getByLabelText('Day'), '5');
      await user.type(screen.getByLabelText('Year'), '2020');
      fireEvent.change(screen.getByLabelText(/^date and time/), { target: { value: '2020-03-05T10:30' } });
      fireEvent.change(screen.getByLabelText(/^time only/), { target: { value: '10:30' } });
      await user.type(screen.getByLabelText(/^integer/), '-7');
      await user.type(screen.getByLabelText(/^decimal/), '.25');
      await user.type(screen.getByLabelText(/^open-choice/), 'Peru');
    });
    expect(Object.fromEntries(answersIn(response).map(([linkId, [answer]]) => [linkId, answer]))).toEqual({
      'id-string': { valueString: 'Line' },
      'id-text': { valueString: 'One\ntwo' },
      'id-boolean': { valueBoolean: false },
      'id-date': { valueDate: '2020-03-05' },
      'id-datetime': { valueDateTime: expect.stringMatching(/^2020-03-05T10:30:00[+-]/) as string },
      'id-time': { valueTime: '10:30:00' },
      'id-integer': { valueInteger: -7 },
      'id-decimal': { valueDecimal: 0.25 },
      'EF8E3936-3246-4B3E-A46C-9FDAA5ACB635': { valueString: 'Peru' },
    });
  });

  test('required questions, of which one has its answers elsewhere and so is not', async () => {
    const response = await fill('required-fields', async (user) => {
      await next(user);
      expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
      await user.type(screen.getByLabelText(/stay text/), 'Yes');
      for (const radio of screen.getAllByRole('radio', { name: 'Two' })) await user.click(radio);
    });
    expect(answersIn(response).map(([linkId]) => linkId)).toEqual(['textq', 'radio2', 'radio3']);
  });

  test('initial values that fit no question here are left out, and nothing else is lost by it', async () => {
    const response = await fill('multiple-initial-values', async (user) => {
      await user.click(screen.getByRole('radio', { name: '2.2' }));
    });
    expect(answersIn(response).map(([, answer]) => answer)).toEqual([[coding('http://snomed.info/sct', '732572001')]]);
  });

  test('groups that repeat within groups that repeat', async () => {
    const response = await fill('repeatable-nested-groups', async (user) => {
      const outer = (number: number) =>
        within(screen.getByRole('group', { name: `Repeatable group 1, ${number} of 2` }));
      await user.type(screen.getByLabelText(/First question/), 'First');
      await user.click(screen.getByRole('button', { name: 'Add another: Repeatable group 1' }));
      await user.type(outer(1).getByLabelText(/^Text box \(/), 'One');
      await user.type(outer(2).getByLabelText(/^Text box \(/), 'Two');
      await user.type(outer(2).getByLabelText(/^Text box - group 2/), 'Two A');
      await user.click(outer(2).getByRole('button', { name: 'Add another: Repeatable group 2' }));
      await user.keyboard('Two B');
    });
    const box = (linkId: string, valueString: string) => ({ linkId, answer: [{ valueString }] });
    const inner = (text: string) => ({
      linkId: '68ca912397a145bd9e9f265702b5cf45',
      item: [box('b7e29109-f729-4359-aa29-6c9e7c7b2328', text)],
    });
    const one = 'ba91450b-6e67-40dc-8629-0f1b60577774';
    expect(response.item?.[0]?.item).toEqual([
      box('a9f40adc-f194-4efb-b4f7-9396d0ca8e49', 'First'),
      { linkId: one, item: [box('b7e29109-f729-4359-aa29-6c9e7c7b2318', 'One')] },
      { linkId: one, item: [box('b7e29109-f729-4359-aa29-6c9e7c7b2318', 'Two'), inner('Two A'), inner('Two B')] },
    ]);
  });

  test('a faulty one, with linkIds used twice: the first of each can be answered, the others say so', async () => {
    const response = await fill('enable-when', async (user) => {
      await user.click(question(/Question 1/).getByRole('radio', { name: 'Yes' }));
      await user.type(screen.getByLabelText(/hidden until Q1/), 'seen');
      expect(screen.queryByLabelText(/until Q2 checked/)).not.toBeInTheDocument();
      await next(user);
      await user.selectOptions(screen.getByLabelText('Month'), 'January');
      await user.type(screen.getByLabelText('Day'), '1');
      await user.type(screen.getByLabelText('Year'), '2000');
      fireEvent.change(screen.getByLabelText(/specify time/), { target: { value: '11:11' } });
      await user.type(screen.getByLabelText(/DOB is <=/), 'old');
      await user.type(screen.getByLabelText(/If Time Less/), 'early');
      expect(screen.queryByLabelText(/DOB > |Greater/)).not.toBeInTheDocument();
    });
    expect(Object.fromEntries(answersIn(response).map(([linkId, [answer]]) => [linkId, answer]))).toEqual({
      '83d5c1a6-5dc3-44d0-9d9e-d687c72e143e': { valueBoolean: true },
      'e5da17a7-7546-45c5-9bcd-d0b09a74cc14': { valueString: 'seen' },
      date_of_birth_question: { valueDate: '2000-01-01' },
      'date_less_2000-01-01': { valueString: 'old' },
      datetime_question: { valueTime: '11:11:00' },
      datetime_question_less_than_equal: { valueString: 'early' },
    });
  });

  test('all that are kept here are tried', () => {
    const tried = readFileSync(import.meta.filename, 'utf8');
    const kept = readdirSync(folder).filter((file) => file.endsWith('.json'));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((file) => !tried.includes(`fill('${file.replace('.json', '')}'`))).toEqual([]);
  });
});

test('what is pasted and is no questionnaire is told, and breaks nothing', () => {
  show(<QuestionnaireSample />);
  for (const value of ['{', 'null', '{"resourceType":"Patient"}']) {
    fireEvent.change(screen.getByLabelText('Questionnaire as JSON'), { target: { value } });
    expect(screen.getByText(/no questionnaire yet/)).toBeInTheDocument();
  }
});
