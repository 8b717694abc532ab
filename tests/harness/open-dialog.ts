import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A question in front of the page, once it has taken the focus: it heeds the keyboard from then on. */
export async function openDialog(
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'alertdialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
