import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ChipGroup } from '#src/features/visits/slots/chip-group.tsx';
import { RadioGroupField } from '#src/ui/fields/choices.tsx';
import { useFieldValue } from '#src/ui/fields/source.ts';
import { Form } from '#src/ui/form/form.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { show } from '../../show.tsx';

// A question that Tab passes over stays as it was. Whatever radio group the app has is one of the two pieces below.

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

it('a radio group of a form that Tab passes over keeps its empty answer, and the form is sent', async () => {
  const onSubmit = vi.fn();
  const onValues = vi.fn();
  const answer = z.enum(['yes', 'no', '']);
  const { user } = show(
    <Form
      schema={z.object({ more: answer, both: answer })}
      defaultValues={{ more: '', both: 'no' }}
      onValues={onValues}
      onSubmit={onSubmit}
    >
      <RadioGroupField name="more" label="More than one?" options={options} optional />
      <RadioGroupField name="both" label="On both sides?" options={options} optional />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await user.tab();
  expect(screen.getByRole('radiogroup', { name: /More than one/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
  // jsdom stops at each radio button of a group in which none is chosen.
  while (document.activeElement !== screen.getByRole('button', { name: 'Send' })) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ more: '', both: 'no' }, ''));
  expect(onValues).not.toHaveBeenCalledWith(expect.objectContaining({ more: null }));
});

it('a radio group that its page keeps is not answered by leaving it', async () => {
  const onChoose = vi.fn();
  const { user } = show(
    <>
      <RadioGroupField name="all" label="Are these all?" options={options} chosen={[]} onChoose={onChoose} />
      <button type="button">Next</button>
    </>,
  );
  while (document.activeElement !== screen.getByRole('button', { name: 'Next' })) await user.tab();
  expect(onChoose).not.toHaveBeenCalled();
});

function Chips() {
  const [value, set] = useFieldValue('day');
  const chips = options.map((option) => ({ value: option.value, text: option.label, detail: '' }));
  return <ChipGroup name="day" label="Day" chips={chips} value={String(value)} onChoose={set} />;
}

it('the chips of a day or a time that Tab passes over stay as they were', async () => {
  const onSubmit = vi.fn();
  const { user } = show(
    <Form schema={z.object({ day: z.string() })} defaultValues={{ day: '' }} onSubmit={onSubmit}>
      <Chips />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  while (document.activeElement !== screen.getByRole('button', { name: 'Send' })) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: '' }, ''));
});

it('every radio button of the app is drawn by those two', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const withRadios = files.filter((file) => /type="radio"|'radio'/.test(readFileSync(join('src', file), 'utf8')));
  expect(withRadios.toSorted()).toEqual(['features/visits/slots/chip-group.tsx', 'ui/fields/choices.tsx']);
});
