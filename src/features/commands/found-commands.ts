import type { Command } from './command.ts';

/** The commands in whose names all words stand that were typed, without accents and whatever their case. */
export function foundCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ title }) => words.every((word) => plain(title).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
