import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SavePedigree } from '#src/features/pedigree/save-pedigree.tsx';
import { large, usual } from '#tests/domain/pedigree/families.ts';
import { show } from '../../show.tsx';

const pages = () => [...document.querySelectorAll('body > [data-print-alone] > div > svg')];

/** What stands on paper when somebody prints: a browser draws it as soon as it has said so, and waits for nothing. */
function printed(): Element[] {
  let drawn: Element[] = [];
  act(() => {
    dispatchEvent(new Event('beforeprint'));
    drawn = pages();
  });
  return drawn;
}

it('prints a usual family on one page, beside the app, where no drawer cuts it off', () => {
  show(<SavePedigree history={usual} memberName="Mia Ruiz" patientId="p" />);
  expect(pages()).toHaveLength(0);
  const onPaper = printed();
  expect(onPaper).toHaveLength(1);
  expect(onPaper[0]).toHaveTextContent('Read with the tree');
});

it('prints a large family on several, and nobody where they do not stand', () => {
  show(<SavePedigree history={large} memberName="Mia Ruiz" patientId="p" />);
  const [whole, ...parts] = printed();
  expect(parts).toHaveLength(3);
  const people = (page: Element | undefined) => page?.querySelectorAll('[data-person]').length ?? 0;
  for (const part of parts) expect(people(part)).toBeLessThan(people(whole));
});
