import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandArea } from '#src/features/commands/command-area.tsx';
import { foundCommands } from '#src/features/commands/found-commands.ts';
// Their code comes with the file, not within the time of the test that opens one first.
import '#src/features/commands/palette.tsx';
import '#src/features/commands/shortcuts.tsx';
import { useCommands } from '#src/features/commands/use-commands.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { show } from '#tests/src/show.tsx';

const write = vi.fn();
const sign = vi.fn();

beforeEach(() => {
  write.mockReset();
  sign.mockReset();
  localStorage.clear();
});

function Page() {
  const [isDraft, setDraft] = useState(true);
  useCommands([
    { id: 'write', title: 'Write a summary', key: 'e', run: write },
    ...(isDraft ? [{ id: 'sign', title: 'Sign the résumé', run: sign }] : []),
  ]);
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => setDraft(false)}>
        Discard
      </button>
      <input aria-label="Notes" />
    </>
  );
}

const open = () =>
  show(
    <CommandArea>
      <Page />
    </CommandArea>,
  );

describe('a key', () => {
  it('does what the page says of it', async () => {
    const { user } = open();
    await user.keyboard('e');
    expect(write).toHaveBeenCalledOnce();
  });

  it('is typed where something is typed into, and is the browser’s with another key', async () => {
    const { user } = open();
    await user.keyboard('{Control>}e{/Control}{Alt>}e{/Alt}');
    await user.click(screen.getByRole('textbox', { name: 'Notes' }));
    await user.keyboard('e');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('e');
    expect(write).not.toHaveBeenCalled();
  });

  it('does nothing once single keys are switched off, which is kept; the palette is still there', async () => {
    const { user } = open();
    await user.keyboard('?');
    const help = within(await openDialog('Keyboard shortcuts', 'dialog'));
    expect(help.getByText('Write a summary').closest('div')).toHaveTextContent('Write a summarye');
    await user.click(help.getByRole('checkbox', { name: 'Single keys do something' }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('e?');
    expect(write).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await openDialog('Find what to do', 'dialog')).toBeVisible();
  });
});

describe('the palette', () => {
  const openPalette = async () => {
    const shown = open();
    await shown.user.click(screen.getByRole('button', { name: 'Discard' }));
    await shown.user.keyboard('{Meta>}k{/Meta}');
    const palette = within(await openDialog('Find what to do', 'dialog'));
    // Where nothing is laid out, no field is found that could have the focus; a browser test looks at that.
    await shown.user.click(palette.getByRole('combobox'));
    return { ...shown, palette };
  };
  const options = (palette: Awaited<ReturnType<typeof openPalette>>['palette']) =>
    palette.queryAllByRole('option').map(({ textContent }) => textContent);

  it('lists what can be done now, and what is gone no more', async () => {
    const { palette } = await openPalette();
    expect(options(palette)).toEqual(['Keyboard shortcuts?', 'Write a summarye']);
  });

  it('is gone through by arrow keys; Enter does it once the palette has closed and the focus is back', async () => {
    const { user, palette } = await openPalette();
    write.mockImplementation(() => expect(screen.queryByRole('dialog')).toBeNull());
    const field = palette.getByRole('combobox');
    await user.keyboard('{ArrowDown}');
    expect(palette.getByRole('option', { selected: true })).toHaveTextContent('Write a summary');
    expect(field).toHaveAttribute('aria-activedescendant', palette.getByRole('option', { selected: true }).id);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
  });

  it('says when nothing has that name, and Escape leaves everything as it is', async () => {
    const { user, palette } = await openPalette();
    await user.keyboard('zzz');
    expect(palette.getByText('Nothing by that name')).toBeVisible();
    await user.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(write).not.toHaveBeenCalled();
  });
});

it('a command is found by all words of its name in any order, without accents', () => {
  const commands = [{ id: 'sign', title: 'Firmar el Résumé', run: sign }];
  expect(foundCommands(commands, 'resume FIR')).toEqual(commands);
  expect(foundCommands(commands, 'resume no')).toEqual([]);
});
