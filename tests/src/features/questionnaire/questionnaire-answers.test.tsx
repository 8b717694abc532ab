import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { optionExclusive, coding, ask } from './ask.tsx';

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

test.each([true, false])(
  'own words that were chosen are asked for where they are written (several: %s)',
  async (repeats) => {
    const { user, onDone } = ask({
      ...{ linkId: 'open', type: 'open-choice', repeats, text: 'Open?' },
      answerOption: [coding('a'), coding('b')],
    });
    const choice = (name: string) => screen.getByRole(repeats ? 'checkbox' : 'radio', { name });
    await user.click(choice('A'));
    await user.click(choice('Something else'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onDone).not.toHaveBeenCalled();
    const own = screen.getByRole('textbox');
    expect(own).toHaveFocus();
    expect(own).toHaveAccessibleDescription(/Write your answer here/);
    await user.type(own, 'Mine');
    expect(own).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onDone).toHaveBeenCalledOnce();
  },
);

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
