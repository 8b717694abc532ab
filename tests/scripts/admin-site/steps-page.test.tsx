import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepsPage } from '#scripts/admin-site/steps-page.tsx';
import { parseFunnel } from '#domain/funnel.ts';
import { steps } from '#domain/steps.ts';
import { backend } from '#tests/harness/backend.ts';
import { savedFiles } from '#tests/harness/saved-files.ts';
import { show } from '../../src/show.tsx';

it('saves the numbers of its page as a file for the atlas, without those of small groups', async () => {
  const files = savedFiles();
  backend.answers('get', '/patients/by-step', () =>
    steps.map((step) => ({ step, members: step === 'survey' ? 10 : 11 })),
  );
  const { user } = show(<StepsPage />);
  await user.click(await screen.findByRole('button', { name: 'Save these numbers as a file' }));
  const [{ blob, name } = { blob: new Blob(), name: '' }] = files;
  expect(name).toMatch(/^novi-funnel-\d{4}-\d\d-\d\d\.json$/);
  const json = await blob.text();
  const hidden = steps.map((step) => ({ step, members: step === 'survey' ? null : 11 }));
  expect(JSON.parse(json)).toMatchObject({ steps: hidden });
  expect(parseFunnel(json).steps).toEqual(hidden);
});
