import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MembersPage } from '#scripts/admin-site/people/members-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { show } from '../../src/show.tsx';

/** Answers a search with one member, whose last name is what was looked for. */
function answerWithName(): void {
  backend.answers('get', '/patients', ({ query }) => {
    const last_name = query['search'] ?? 'Everybody';
    const names = { first_name: 'Ana', middle_name: '', last_name };
    return { items: [{ id: last_name, ...names, email_address: null, step: 'survey' as const }], next: null };
  });
}

const admin = { noviId: 'a', name: 'Ada', email: 'ada@novi.example' };
const open = () => show(<MembersPage arrived={false} admin={admin} stopped={undefined} onChoose={() => {}} />);
const searches = () => backend.received('get', '/patients').map(({ query }) => query['search']);

it('looks for a member once typing pauses, not at each letter', async () => {
  answerWithName();
  const { user } = open();
  expect(await screen.findByText('Ana Everybody')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'maria ');
  expect(await screen.findByText('Ana maria')).toBeVisible();
  expect(searches()).toEqual([undefined, 'maria']);
});

it('says whom each button is about, whose name stands beside it', async () => {
  answerWithName();
  open();
  const act = await screen.findByRole('button', { name: 'Act as Ana Everybody' });
  expect(act).toHaveTextContent(/^Act as$/);
});

it('never shows an older answer after a newer one', async () => {
  answerWithName();
  const { user } = open();
  const look = async (words: string) => {
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), words);
    await waitFor(() => expect(searches()).toContain(words));
  };
  expect(await screen.findByText('Ana Everybody')).toBeVisible();
  const answerOlder = backend.waits('get', '/patients');
  await look('older');
  answerWithName();
  await look('newer');
  expect(await screen.findByText('Ana newer')).toBeVisible();
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  answerOlder();
  await look('newest');
  expect(await screen.findByText('Ana newest')).toBeVisible();
  watch.disconnect();
  expect(seen.filter((text) => text.includes('Ana older'))).toEqual([]);
});
