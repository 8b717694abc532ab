import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pedigree } from '#src/features/pedigree/pedigree.tsx';
import { usual } from '#tests/domain/pedigree/families.ts';
import { show } from '../../show.tsx';

it('shows the same people as a picture and as a list, which is there before anybody asks for it', () => {
  show(<Pedigree history={usual} memberName="Mia Ruiz" memberAge={34} />);
  const picture = screen.getByRole('img', { name: /^Family tree of Mia Ruiz/ });
  const list = screen.getByRole('region', { name: 'The family as a list' });
  const drawn = picture.querySelectorAll('[data-person]').length;
  expect(drawn).toBe(usual.relatives.length + 4);
  expect(list.querySelectorAll('li > strong')).toHaveLength(drawn);
  expect(within(list).getByText('Rosa (mother’s sister)')).toBeInTheDocument();
});
