import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Email } from '#src/ui/email.tsx';

test.each([
  ['ana@novi.example', 'ana@|novi|.example'],
  [
    'We wrote to ana.maria@mail.novi.example. Open the link.',
    'We wrote to ana|.maria@|mail|.novi|.example. Open the link.',
  ],
  ['Not a@b.c, but d.e@f.g', 'Not a@|b|.c, but d|.e@|f|.g'],
  ['No e-mail stands here. None at all.', 'No e-mail stands here. None at all.'],
  ['', ''],
])('"%s" may break there alone: %s', (text, expected) => {
  const { container } = render(<Email>{text}</Email>);
  expect(container).toHaveTextContent(text);
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(expected);
});
