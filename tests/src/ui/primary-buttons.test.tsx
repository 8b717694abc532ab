import { expect, test } from 'vitest';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { crowdedPrimaries } from '../../setup/primary-buttons.ts';
import { show } from '../show.tsx';

test('two primary buttons on a page are found, whatever they are', () => {
  const { unmount } = show(
    <>
      <Button>Save</Button>
      <LinkButton to="/">Continue</LinkButton>
      <Button look="secondary">Later</Button>
    </>,
  );
  expect(crowdedPrimaries()).toEqual(['Save | Continue']);
  unmount();
});

test('a dialog has one of its own, and what is hidden does not count', () => {
  show(
    <>
      <Button>Save</Button>
      <div hidden>
        <Button>Continue</Button>
      </div>
      <div role="alertdialog" aria-label="Sure?">
        <Button>Yes</Button>
      </div>
    </>,
  );
  expect(crowdedPrimaries()).toEqual([]);
});
