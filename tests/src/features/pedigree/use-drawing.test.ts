import { expect, test } from 'vitest';
import { newFamilyHistory } from '#domain/family-history.ts';
import { drawFamily } from '#src/features/pedigree/use-drawing.ts';

test('a family is drawn once, and anew where it is to look otherwise or is another one', () => {
  const history = newFamilyHistory(() => crypto.randomUUID());
  const of = { history, memberName: 'Ana Lee', memberAge: 40 };
  const first = drawFamily(of, 'en');
  expect(drawFamily({ ...of }, 'en')).toBe(first);
  expect(drawFamily(of, 'es').title).not.toBe(first.title);
  expect(drawFamily({ ...of, withNames: false }, 'en').title).not.toBe(first.title);
  expect(drawFamily({ ...of, memberName: 'Eva Lee' }, 'en').title).not.toBe(first.title);
  expect(drawFamily({ ...of, memberAge: 41 }, 'en')).not.toBe(first);
  expect(drawFamily({ ...of, history: { ...history, adopted: 'yes' } }, 'en')).not.toBe(first);
});
