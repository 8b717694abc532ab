import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/api/api-error.ts';
import { asUserUpdate } from '#src/lib/api/updates.ts';
import { support } from '#src/lib/settings.ts';
import { NamesForm } from '#src/pages/member/profile/names-form.tsx';
import type { Names } from '#src/pages/member/profile/use-user-record.ts';
import type { components } from '#openapi/generated/types.ts';
import { userWith } from '#tests/harness/records.ts';
import { show } from '#tests/src/show.tsx';

const names = { first_name: 'Ana', middle_name: '', last_name: 'Reyes' };

type Record = { user: components['schemas']['User']; etag: string };

function Names({ onSave }: { onSave: (names: Names) => Promise<Record> }) {
  return <NamesForm names={names} change={useMutation({ mutationFn: (typed: Names) => onSave(typed) })} />;
}

async function saveWith(onSave: (names: Names) => Promise<Record>) {
  const { user } = show(<Names onSave={onSave} />);
  await user.type(screen.getByLabelText('First name'), ' Lucía ');
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  return user;
}

describe('the names', () => {
  it('are sent cleaned, and said to be saved only then', async () => {
    const onSave = vi.fn(() => Promise.resolve({ user: userWith({}), etag: '' }));
    const user = await saveWith(onSave);
    expect(await screen.findByText('Your name was saved.')).toBeVisible();
    expect(onSave).toHaveBeenCalledWith({ ...names, first_name: 'Ana Lucía' });
    await user.type(screen.getByLabelText('First name'), 'X');
    expect(screen.queryByText('Your name was saved.')).toBeNull();
  });

  it('show the server’s own sentence when it refuses them', async () => {
    await saveWith(() => Promise.reject(new ApiError(412, 'stale', 'This was changed in another tab.')));
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed in another tab.');
    expect(screen.getByLabelText('First name')).toHaveValue('Ana Lucía ');
  });

  it('show the product’s sentence when there is none', async () => {
    await saveWith(() => asUserUpdate(() => Promise.reject(new ApiError(502, 'unreadable', ''))));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Error updating user info. Please try again later or contact us at ${support.email}.`,
    );
  });
});
