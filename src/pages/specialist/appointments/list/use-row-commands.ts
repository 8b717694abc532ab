import { useCommands } from '#src/features/commands/use-commands.ts';
import { useWords } from '#src/lib/locale.ts';
import { commandTexts as texts } from '#src/texts/commands.ts';

/** The rows of a list by keys: up, down, and what can be done with the visit of one. A page has these once, whatever lists it shows. */
export function useRowCommands(): void {
  const t = useWords();
  useCommands([
    { id: 'down', title: t(texts.nextRow), key: 'j', run: () => nameIn(rowBeside(1))?.focus() },
    { id: 'up', title: t(texts.previousRow), key: 'k', run: () => nameIn(rowBeside(-1))?.focus() },
    { id: 'actions', title: t(texts.actionsOfRow), key: 'a', run: () => menuIn(focusedRow() ?? rowBeside(1))?.click() },
  ]);
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-visit]')];
const focusedRow = () => rows().find((row) => row.contains(document.activeElement));
const nameIn = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a');
const menuIn = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[aria-haspopup=menu]');

/** The row after or before the one in which the focus is; the first one where it is in none. */
function rowBeside(step: 1 | -1): HTMLElement | undefined {
  const all = rows();
  const here = focusedRow();
  return here ? all[all.indexOf(here) + step] : all[0];
}
