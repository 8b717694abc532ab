import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { fileIn, type NamedFile } from '#src/lib/files/download.ts';
import { useSavedFile } from '#src/lib/files/use-saved-file.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { FileFailure, SaveFileButton } from '#src/ui/save-file.tsx';
import { savedFiles } from '#tests/harness/saved-files.ts';
import { expectConsole } from '#tests/setup/console.ts';

const file: NamedFile = { blob: new Blob(['x']), name: 'novi.json' };
let read = vi.fn<() => Promise<NamedFile>>();
let kept: NamedFile[];
beforeEach(() => {
  kept = savedFiles();
  read = vi.fn<() => Promise<NamedFile>>().mockResolvedValue(file);
});
afterEach(cleanup);

function Files() {
  const { busy, done, failure, save } = useSavedFile<'one' | 'other'>();
  return (
    <>
      <FileFailure failure={failure} />
      {(['one', 'other'] as const).map((key) => (
        <SaveFileButton key={key} busy={busy === key} onClick={() => save(key, read)}>
          {key}
        </SaveFileButton>
      ))}
      <p>had: {done ?? 'none'}</p>
    </>
  );
}

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <Files />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('a file is kept under its name, one at a time, and it is said which was had', async () => {
  const held = Promise.withResolvers<NamedFile>();
  read.mockReturnValueOnce(held.promise);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'one' }));
  expect(screen.getByRole('button', { name: 'Getting your file ready …' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'other' }));
  expect(read).toHaveBeenCalledTimes(1);
  held.resolve(file);
  expect(await screen.findByText('had: one')).toBeVisible();
  expect(kept).toEqual([file]);
});

test('a file that comes when the person has gone is not kept', async () => {
  const held = Promise.withResolvers<NamedFile>();
  read.mockReturnValueOnce(held.promise);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'one' }));
  clearPersonalData();
  held.resolve(file);
  expect(await screen.findByText('had: one')).toBeVisible();
  expect(kept).toEqual([]);
});

test.each([
  ['no connection', new NetworkError('x'), 'We could not reach Novi. Check your connection'],
  ['no session', new ApiError(401, 'unauthorized', 'Please sign in again.'), 'Please sign in again.'],
  ['no right', new ApiError(403, 'forbidden', 'Your account may not do this.'), 'Your account may not do this.'],
  ['nothing there', new ApiError(404, 'not_found', 'We could not find this.'), 'We could not find this.'],
  ['too often', new ApiError(429, 'too_many_requests', 'Please wait a moment.'), 'Please wait a moment.'],
  ['too busy', new ApiError(503, 'unavailable', 'Try again shortly.'), 'Try again shortly.'],
  ['an answer that is not ours', new ApiError(502, 'unreadable', ''), 'Something went wrong on our side.'],
  ['a fault of ours', new TypeError('x is undefined'), 'Something went wrong on our side.'],
])('%s is said, logged, and over with the next try', async (_, failure, words) => {
  expectConsole('error', `A file could not be had ${failure.name}`);
  read.mockRejectedValueOnce(failure);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'one' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(kept).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'one' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the file in an answer', () => {
  const headers = {
    'content-type': 'application/pdf; charset=utf-8',
    'content-disposition': `attachment; filename="novi-plan.pdf"; filename*=UTF-8''novi-plan.pdf`,
  };

  it('has the name and the type that the server sent', () => {
    const { blob, name } = fileIn({ data: new Blob(['x']), response: new Response(null, { headers }) });
    expect([name, blob.type, blob.size]).toEqual(['novi-plan.pdf', 'application/pdf', 1]);
  });

  it('that is none is an error', () => {
    expect(() => fileIn({ response: new Response(null, { headers }) })).toThrow(ApiError);
    expect(() => fileIn({ data: new Blob(['x']), response: new Response() })).toThrow(ApiError);
  });
});
