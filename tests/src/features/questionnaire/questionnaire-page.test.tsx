import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLocale } from '#src/lib/locale.ts';
import { coding, ask } from './ask.tsx';

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

test('a question that comes to the page after a refusal is quiet until the next try', async () => {
  const { user } = ask(
    { linkId: 'tested', type: 'boolean', text: 'Tested?' },
    {
      ...{ linkId: 'found', type: 'choice', required: true, text: 'Found?', answerOption: [coding('a')] },
      enableWhen: [{ question: 'tested', operator: '=', answerBoolean: true }],
    },
    { linkId: 'one', type: 'choice', required: true, text: 'One?', answerOption: [coding('b')] },
  );
  const problems = () => within(screen.getByRole('alert')).getAllByRole('link');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(problems().map((link) => link.textContent)).toEqual([expect.stringMatching(/^One\?/)]);
  await user.click(screen.getByRole('radio', { name: 'B' }));
  expect(screen.queryByText(/Please answer/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(problems().map((link) => link.textContent)).toEqual([expect.stringMatching(/^Found\?/)]);
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
